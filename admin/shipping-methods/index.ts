import LocalShipping from '@mui/icons-material/LocalShipping';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const shippingMethods: ResourceProps = {
  name: 'shipping-methods',
  icon: LocalShipping,
  list: lazyView(async () => (await import('./ShippingMethodEditor.tsx')).ShippingMethodEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
