import Payments from '@mui/icons-material/Payments';
import { contentResource } from '../ui/contentResource.ts';

export const paymentMethods = contentResource(
  'payment-methods',
  Payments,
  async () => (await import('./PaymentMethodEditor.tsx')).PaymentMethodEditor,
);
