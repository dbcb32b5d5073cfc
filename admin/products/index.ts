import Sell from '@mui/icons-material/Sell';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const products: ResourceProps = {
  name: 'products',
  icon: Sell,
  list: lazyView(async () => (await import('./ProductEditor.tsx')).ProductEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
