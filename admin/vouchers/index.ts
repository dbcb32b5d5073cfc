import CardGiftcard from '@mui/icons-material/CardGiftcard';
import type { ResourceProps } from 'react-admin';
import type { Voucher } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const vouchers: ResourceProps = {
  name: 'vouchers',
  icon: CardGiftcard,
  hasShow: true,
  list: lazyView(
    async () => (await import('./VoucherList.tsx')).VoucherList,
    'vouchers',
    'redemptions',
  ),
  recordRepresentation: ({ code }: Voucher) => code,
};
