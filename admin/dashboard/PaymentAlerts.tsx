import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'react-admin';
import { pragueToday } from '../../api/contract/dates.ts';
import { OPEN_STATES } from '../../api/contract/payments.ts';
import { filteredList } from '../layout/filteredList.ts';
import { useOverview } from './useOverview.ts';

/** Tells of payments that are late, and of those of which nobody knows whose they are. */
export const PaymentAlerts = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const late = { payment_state_eq_any: OPEN_STATES, status_neq: 'cancelled' };
  const lists = {
    overdue: filteredList('orders', { ...late, payment_due_lt: pragueToday(new Date()) }),
    waiting: '/payments',
  };
  return (['overdue', 'waiting'] as const).map((name) => {
    const smart_count = data?.payments[name] ?? 0;
    return smart_count === 0 ? null : (
      <Alert key={name} severity="warning" sx={{ mb: 2 }}>
        <Box component={LinkBase} sx={{ color: 'inherit' }} to={lists[name]}>
          {translate(`dashboard.payments.${name}`, { smart_count })}
        </Box>
      </Alert>
    );
  });
};
