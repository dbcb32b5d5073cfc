import LocalShipping from '@mui/icons-material/LocalShipping';
import { contentResource } from '../ui/contentResource.ts';

export const shippingMethods = contentResource(
  'shipping-methods',
  LocalShipping,
  async () => (await import('./ShippingMethodEditor.tsx')).ShippingMethodEditor,
  'pickup-points',
);
