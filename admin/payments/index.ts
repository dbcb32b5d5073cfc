import AccountBalance from '@mui/icons-material/AccountBalance';
import type { ResourceProps } from 'react-admin';
import type { PaymentListItem } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const payments: ResourceProps = {
  name: 'payments',
  icon: AccountBalance,
  list: lazyView(async () => (await import('./Payments.tsx')).Payments),
  recordRepresentation: ({ payer, id }: PaymentListItem) => payer || String(id),
};
