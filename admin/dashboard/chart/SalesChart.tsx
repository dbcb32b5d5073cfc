import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type PointerEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatWholeMoney } from '../../../api/contract/money.ts';
import type { OverviewSales } from '../../../api/contract/types.ts';
import { currentLanguage } from '../../providers/language.ts';
import { shownDay, shownMoney } from '../../ui/shown.ts';
import { weekday } from '../../ui/timeInWords.ts';
import { axisTicks, labelledColumns } from './scale.ts';

/** What was ordered by day, in money and orders: small, and one slider for pointers, arrow keys and screen readers. */
export const SalesChart = ({ days }: { days: OverviewSales['days'] }) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const day = chosen === null ? undefined : days[chosen];
  const date = day && `${weekday(day.day, locale)} ${shownDay(day.day)}`;
  const orders = translate('resources.dashboard.sales.orderCount', {
    smart_count: day?.orders ?? 0,
  });
  const sums = day && `${shownMoney(day.revenue)} · ${orders}`;
  const point = ({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) => {
    const share = nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth);
    setChosen(Math.min(last, Math.max(0, Math.floor(share * days.length))));
  };
  return (
    <Box>
      <Typography aria-hidden="true" component="p" sx={READOUT} variant="body2">
        <b>{date}</b> {sums}
      </Typography>
      <Box sx={CHART}>
        <Box
          aria-label={translate('resources.dashboard.sales.day')}
          aria-valuetext={day ? `${date}, ${sums}` : translate('resources.dashboard.sales.title')}
          component="input"
          max={last}
          min={0}
          onBlur={() => setChosen(null)}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            setChosen(Number(currentTarget.value))
          }
          onFocus={() => setChosen((before) => before ?? last)}
          onPointerDown={point}
          onPointerLeave={() => setChosen(null)}
          onPointerMove={point}
          sx={SLIDER}
          type="range"
          value={chosen ?? last}
        />
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
        <Box aria-hidden="true" sx={{ position: 'relative', height: 20, width: COLUMNS_WIDTH }}>
          {labelledColumns(days.length, 5).map((index) => (
            <Box
              component="span"
              key={index}
              sx={{
                ...LABEL,
                left: `${((index + 0.5) / days.length) * 100}%`,
                transform: 'translateX(-50%)',
              }}
            >
              {shortDay(days[index]?.day ?? '')}
            </Box>
          ))}
        </Box>
      </Box>
      <SalesTable days={days} />
    </Box>
  );
};

interface BarsProps {
  values: readonly number[];
  chosen: number | null;
  height: number;
  format(value: number): string;
  /** Theme colours. */
  color: string;
}

const Bars = ({ values, chosen, height, format, color }: BarsProps) => {
  const ticks = axisTicks(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height }}>
      {ticks.map((tick) => (
        <Box key={tick} sx={{ ...LINE, bottom: `${(tick / top) * 100}%` }}>
          {tick > 0 && (
            <Box component="span" sx={{ ...LABEL, right: 0, bottom: 1 }}>
              {format(tick)}
            </Box>
          )}
        </Box>
      ))}
      <Box
        component="svg"
        preserveAspectRatio="none"
        fill="currentColor"
        sx={{ ...COLUMNS, color }}
        viewBox={`0 0 ${values.length} 1`}
      >
        {chosen !== null && (
          <Box component="rect" height={1} sx={{ color: 'action.hover' }} width={1} x={chosen} />
        )}
        {values.map((value, index) => (
          <rect
            height={value / top}
            // A day is identified by its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
            key={index}
            opacity={chosen === null || chosen === index ? 1 : 0.55}
            width={0.72}
            x={index + 0.14}
            y={1 - value / top}
          />
        ))}
      </Box>
    </Box>
  );
};

/** `21. 11.`, as dates are written in both languages. */
const shortDay = (day: string) => `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`;

/** The axis values next to the columns. */
const COLUMNS_WIDTH = 'calc(100% - 72px)';
const READOUT = { minHeight: '1.6em', fontVariantNumeric: 'tabular-nums' };
const CHART = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
};
const LINE = { position: 'absolute', left: 0, right: 0, borderBottom: 1, borderColor: 'divider' };
const LABEL = {
  position: 'absolute',
  px: 0.5,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
};
const COLUMNS = { position: 'absolute', inset: 0, width: COLUMNS_WIDTH, height: '100%' };
/** An invisible layer over the columns. */
const SLIDER = {
  ...COLUMNS,
  zIndex: 1,
  m: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
};

/** The chart as a table, for screen readers: the days with orders or payments. */
const SalesTable = ({ days }: { days: OverviewSales['days'] }) => {
  const translate = useTranslate();
  return (
    <div style={visuallyHidden}>
      <table>
        <caption>{translate('resources.dashboard.sales.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.dashboard.sales.day')}</th>
            <th scope="col">{translate('resources.dashboard.sales.orders')}</th>
            <th scope="col">{translate('resources.dashboard.sales.revenue')}</th>
            <th scope="col">{translate('resources.dashboard.sales.received')}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ orders, received }) => orders > 0 || received !== 0)
            .map(({ day, orders, received, revenue }) => (
              <tr key={day}>
                <th scope="row">{shownDay(day)}</th>
                <td>{orders}</td>
                <td>{shownMoney(revenue)}</td>
                <td>{shownMoney(received)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};
