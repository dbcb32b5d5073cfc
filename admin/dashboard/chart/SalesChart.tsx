import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../api/contract/dates.ts';
import { formatAdminMoney, formatWholeMoney } from '../../../api/contract/money.ts';
import type { OverviewSales } from '../../../api/contract/types.ts';
import { currentLanguage } from '../../providers/language.ts';
import { AXIS_WIDTH } from './axisWidth.ts';
import { Bars } from './Bars.tsx';
import { DayLabels } from './DayLabels.tsx';
import { dayMoved, weekday } from './days.ts';
import { SalesTable } from './SalesTable.tsx';
import { columnAt } from './scale.ts';

/**
 * Revenue and orders by day. What a day brought shows when it is pointed at or reached by the arrow
 * keys; the whole stands in a table for those who don't see the columns.
 */
export const SalesChart = ({ days }: { days: OverviewSales['days'] }) => {
  const translate = useTranslate();
  const hint = useId();
  const locale = currentLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const day = chosen === null ? undefined : days[chosen];
  const told = day && {
    date: `${weekday(day.day, locale)} ${formatDate(day.day, locale)}`,
    sums: `${formatAdminMoney(day.revenue, locale)} · ${translate('dashboard.sales.orderCount', { smart_count: day.orders })}`,
  };

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(columnAt(clientX - left, width - AXIS_WIDTH, days.length));
  };
  const press = (event: KeyboardEvent) => {
    const next = dayMoved(event.key, chosen, days.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <Box>
      <Typography aria-hidden="true" component="p" sx={READOUT} variant="body2">
        {told ? (
          <>
            <b>{told.date}</b> {told.sums}
          </>
        ) : (
          ' '
        )}
      </Typography>
      <Box
        aria-describedby={hint}
        aria-label={translate('dashboard.sales.day')}
        aria-valuemax={days.length}
        aria-valuemin={1}
        aria-valuenow={(chosen ?? days.length - 1) + 1}
        aria-valuetext={told ? `${told.date}, ${told.sums}` : translate('dashboard.sales.title')}
        onBlur={() => setChosen(null)}
        onFocus={() => setChosen((before) => before ?? days.length - 1)}
        onKeyDown={press}
        onPointerDown={point}
        onPointerLeave={() => setChosen(null)}
        onPointerMove={point}
        role="slider"
        sx={CHART}
        tabIndex={0}
      >
        <Bars
          chosen={chosen}
          color="primary.main"
          format={(value) => formatWholeMoney(value, locale)}
          height={168}
          values={days.map(({ revenue }) => revenue)}
        />
        <Bars
          chosen={chosen}
          color="text.secondary"
          format={String}
          height={56}
          values={days.map(({ orders }) => orders)}
        />
        <DayLabels days={days.map(({ day: name }) => name)} />
      </Box>
      <span id={hint} style={visuallyHidden}>
        {translate('dashboard.sales.hint')}
      </span>
      <SalesTable days={days} />
    </Box>
  );
};

const READOUT = { minHeight: '1.6em', fontVariantNumeric: 'tabular-nums' };

const CHART = {
  display: 'grid',
  gap: 2,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
};
