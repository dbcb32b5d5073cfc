import Discount from '@mui/icons-material/Discount';
import type { ResourceProps } from 'react-admin';
import type { DiscountCode } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const discountCodes: ResourceProps = {
  name: 'discount-codes',
  icon: Discount,
  list: lazyView(
    async () => (await import('./DiscountCodeEditor.tsx')).DiscountCodeEditor,
    'discount-codes',
  ),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: ({ code }: DiscountCode) => code,
};
