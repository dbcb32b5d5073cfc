import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import { currentLanguage } from '../providers/language.ts';
import { SalesChart } from './chart/SalesChart.tsx';
import { Panel } from './Panel.tsx';
import { SalesSkeleton } from './SalesSkeleton.tsx';
import { SalesTotal } from './SalesTotal.tsx';

const PERIODS = [7, 30, 90];

/** Orders and revenue by day, compared with the days before. */
export const Sales = () => {
  const translate = useTranslate();
  const [days, setDays] = useStore('dashboard.days', 30);
  return (
    <Panel
      actions={
        <ToggleButtonGroup
          aria-label={translate('dashboard.sales.period')}
          exclusive
          onChange={(_, chosen) => chosen && setDays(chosen)}
          size="small"
          value={days}
        >
          {PERIODS.map((period) => (
            <ToggleButton key={period} sx={{ px: 1.5, py: 0.25 }} value={period}>
              {translate('dashboard.sales.days', { smart_count: period })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      days={days}
      skeleton={<SalesSkeleton />}
      title={translate('dashboard.sales.title')}
    >
      {({ sales: { days: byDay, total, before } }) => (
        <>
          <Box sx={TOTALS}>
            <SalesTotal
              before={before.revenue}
              days={byDay.length}
              label="dashboard.sales.revenue"
              now={total.revenue}
              shown={formatAdminMoney(total.revenue, currentLanguage())}
            />
            <SalesTotal
              before={before.orders}
              days={byDay.length}
              label="dashboard.sales.orders"
              now={total.orders}
              shown={String(total.orders)}
            />
          </Box>
          {total.orders === 0 ? (
            <Typography color="textSecondary" sx={{ py: 6 }}>
              {translate('dashboard.sales.none')}
            </Typography>
          ) : (
            <SalesChart days={byDay} key={byDay.length} />
          )}
        </>
      )}
    </Panel>
  );
};

const TOTALS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, max-content)' },
  columnGap: { xs: 2, sm: 5 },
  mb: 1.5,
};
