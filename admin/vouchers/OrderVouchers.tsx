import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Order, OrderedVoucher } from '../../api/contract/types.ts';
import { useMayRead } from '../layout/access.tsx';
import { LIST_ROW } from '../layout/listRow.ts';
import { Note } from '../layout/Note.tsx';
import { shownDay } from '../layout/shown.ts';
import { OrderSection } from '../orders/OrderDialog.tsx';
import { Code, Remaining, VoucherStateBadge } from './voucherParts.tsx';

/** The vouchers that an order issued; renders nothing where there are none. */
export const OrderVouchers = ({ order: { vouchers = [] } }: { order: Order }) => {
  if (vouchers.length === 0) return null;
  return (
    <OrderSection title="resources.vouchers.ofOrder">
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {vouchers.map((voucher) => (
          <Item key={voucher.id} voucher={voucher} />
        ))}
      </Box>
    </OrderSection>
  );
};

const Item = ({ voucher }: { voucher: OrderedVoucher }) => {
  const seesVouchers = useMayRead('vouchers');
  const { id, code, dedication, valid_until } = voucher;
  return (
    <Box component="li" sx={LIST_ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {seesVouchers ? (
          <Link component={LinkBase} to={`/vouchers/${id}/show`}>
            <Code>{code}</Code>
          </Link>
        ) : (
          <Code>{code}</Code>
        )}
        <VoucherStateBadge of={voucher} />
        <Remaining of={voucher} />
      </Box>
      <Note>{[shownDay(valid_until), dedication].filter(Boolean).join(' · ')}</Note>
    </Box>
  );
};
