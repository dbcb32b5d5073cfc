import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import type { OverviewSales } from '../../api/contract/types.ts';
import { DISPLAY } from '../theme/themes.ts';
import { Choice } from '../ui/Choice.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoney } from '../ui/shown.ts';
import { SalesChart } from './chart/SalesChart.tsx';
import { percentChange } from './chart/scale.ts';
import { Panel } from './Panel.tsx';

export const Sales = () => {
  const translate = useTranslate();
  const [days, setDays] = useStore('dashboard.days', 30);
  return (
    <Panel
      actions={
        <Choice
          label={translate('resources.dashboard.sales.period')}
          of={[7, 30, 90].map((period) => [
            period,
            translate('resources.dashboard.sales.days', { smart_count: period }),
          ])}
          onChoose={setDays}
          sx={{ '& .MuiToggleButton-root': { px: 1.5, py: 0.25 } }}
          value={days}
        />
      }
      days={days}
      name="sales"
      skeleton={<Skeleton height={355} variant="rectangular" />}
    >
      {({ sales: { days: byDay, total, before } }) => (
        <>
          <Box sx={TOTALS}>
            <Total before={before} days={byDay.length} of="revenue" now={total} />
            <Total before={before} days={byDay.length} of="received" now={total} />
            <Total before={before} days={byDay.length} of="orders" now={total} />
          </Box>
          {total.orders === 0 ? (
            <Typography color="textSecondary" sx={{ py: 6 }}>
              {translate('resources.dashboard.sales.none')}
            </Typography>
          ) : (
            <SalesChart days={byDay} key={byDay.length} />
          )}
        </>
      )}
    </Panel>
  );
};

interface TotalProps extends Record<'now' | 'before', OverviewSales['total']> {
  of: 'revenue' | 'received' | 'orders';
  days: number;
}

/** The total over the displayed days, compared with the same number of days before. */
const Total = ({ of, now, before, days }: TotalProps) => {
  const translate = useTranslate();
  const change = percentChange(now[of], before[of]);
  return (
    <Box>
      <Note>{translate(`resources.dashboard.sales.${of}`)}</Note>
      <Typography sx={AMOUNT}>{of === 'orders' ? now.orders : shownMoney(now[of])}</Typography>
      <Typography sx={{ color: colorOf(change) }} variant="body2">
        {change === null
          ? translate('resources.dashboard.sales.noneBefore', { smart_count: days })
          : translate('resources.dashboard.sales.change', {
              change: signed(change),
              smart_count: days,
            })}
      </Typography>
    </Box>
  );
};

const signed = (change: number) =>
  `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)} %`;

const colorOf = (change: number | null) => {
  if (!change) return 'text.secondary';
  return change > 0 ? 'success.main' : 'error.main';
};

const AMOUNT = {
  ...DISPLAY,
  // As large as an amount of seven digits fits into a third of the panel.
  fontSize: { xs: '1.75rem', sm: 'clamp(1.75rem, 5cqi, 2.5rem)' },
  lineHeight: 1.1,
};
const TOTALS = {
  containerType: 'inline-size',
  display: 'grid',
  // One below the other where the text is large.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    sm: 'repeat(3, minmax(0, max-content))',
  },
  overflowWrap: 'anywhere',
  columnGap: { xs: 2, sm: 5 },
  mb: 1.5,
};
