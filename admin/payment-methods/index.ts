import Payments from '@mui/icons-material/Payments';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const paymentMethods: ResourceProps = {
  name: 'payment-methods',
  icon: Payments,
  list: lazyView(async () => (await import('./PaymentMethodEditor.tsx')).PaymentMethodEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
