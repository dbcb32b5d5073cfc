import Inventory2 from '@mui/icons-material/Inventory2';
import type { ResourceProps } from 'react-admin';
import type { StockItem } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const stock: ResourceProps = {
  name: 'stock',
  icon: Inventory2,
  list: lazyView(async () => (await import('./StockList.tsx')).StockList),
  recordRepresentation: ({ sku, id }: StockItem) => sku || id,
};
