import ShoppingBag from '@mui/icons-material/ShoppingBag';
import type { ResourceProps } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const orders: ResourceProps = {
  name: 'orders',
  icon: ShoppingBag,
  list: lazyView(async () => (await import('./OrderEditor.tsx')).OrderEditor),
  hasEdit: true,
  hasShow: true,
  recordRepresentation: ({ id }: OrderListItem) => formatOrderNumber(id),
};
