import CardGiftcard from '@mui/icons-material/CardGiftcard';
import type { ResourceProps } from 'react-admin';
import type { Voucher } from '../../api/contract/types.ts';
import { openTexts } from '../i18n/screenTexts.ts';
import { lazyView } from '../layout/lazyView.tsx';

export const vouchers: ResourceProps = {
  name: 'vouchers',
  icon: CardGiftcard,
  hasShow: true,
  list: lazyView(async () => {
    const [{ VoucherList }] = await Promise.all([
      import('./VoucherList.tsx'),
      openTexts('vouchers', 'redemptions'),
    ]);
    return VoucherList;
  }),
  recordRepresentation: ({ code }: Voucher) => code,
};
