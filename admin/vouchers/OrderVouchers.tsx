import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import { isValid } from '../../api/contract/orderStatuses.ts';
import type { Order, OrderedVoucher } from '../../api/contract/types.ts';
import { isCorrectable } from '../../api/contract/vouchers.ts';
import { undecidedVouchers } from '../../api/contract/withdrawals.ts';
import { OrderSection } from '../orders/OrderDialog.tsx';
import type { Dedicated } from '../providers/customMethods.ts';
import { currentLanguage } from '../providers/language.ts';
import { ForWriters, useMayRead } from '../ui/access.tsx';
import { LIST_ROW } from '../ui/listRow.ts';
import { Note } from '../ui/Note.tsx';
import { shownDay } from '../ui/shown.ts';
import { DedicationDialog } from './DedicationDialog.tsx';
import { Code, Remaining, VoucherStateBadge } from './voucherParts.tsx';

/** The vouchers that an order issued, and before that what is written on them; nothing where there are none. */
export const OrderVouchers = ({ order }: { order: Order }) => {
  const { id, items, vouchers = [], withdrawals, erased_at } = order;
  const undecided = undecidedVouchers(withdrawals);
  const promised = items.filter(
    (item) =>
      item.voucher_kind !== undefined &&
      !vouchers.some(({ order_item_id }) => order_item_id === item.id),
  );
  if (vouchers.length + promised.length === 0) return null;
  const isFixed = erased_at !== null || !isValid(order);
  return (
    <OrderSection title="resources.vouchers.ofOrder">
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {promised.map((item) => (
          <Promised item={item} key={item.id} of={isFixed ? null : { order: id, item: item.id }} />
        ))}
        {vouchers.map((voucher) => (
          <Issued
            key={voucher.id}
            of={
              isFixed || !isCorrectable(voucher.state) ? null : { order: id, voucher: voucher.id }
            }
            isUndecided={undecided.has(voucher.id)}
            voucher={voucher}
          />
        ))}
      </Box>
    </OrderSection>
  );
};

/** What is corrected; null for what can't be any more. */
interface Row {
  of: Dedicated | null;
}

const Promised = ({ item, of }: Row & { item: Order['items'][number] }) => {
  const translate = useTranslate();
  const name = localized(item.translations, 'name', currentLanguage());
  return (
    <VoucherRow
      dedication={item.dedication ?? ''}
      facts={of ? translate('resources.vouchers.promised') : ''}
      name={name}
      of={of}
    >
      {item.quantity > 1 ? `${item.quantity} × ${name}` : name}
    </VoucherRow>
  );
};

interface IssuedProps extends Row {
  voucher: OrderedVoucher;
  isUndecided: boolean;
}

const Issued = ({ voucher, of, isUndecided }: IssuedProps) => {
  const seesVouchers = useMayRead('vouchers');
  const { id, code, dedication, valid_until } = voucher;
  return (
    <VoucherRow dedication={dedication} facts={shownDay(valid_until)} name={code} of={of}>
      {seesVouchers ? (
        <Link component={LinkBase} to={`/vouchers/${id}/show`}>
          <Code>{code}</Code>
        </Link>
      ) : (
        <Code>{code}</Code>
      )}
      <VoucherStateBadge isUndecided={isUndecided && voucher.state === 'cancelled'} of={voucher} />
      <Remaining of={voucher} />
    </VoucherRow>
  );
};

interface VoucherRowProps extends Row {
  /** Tells its button from the others. */
  name: string;
  dedication: string;
  facts: string;
  children: ReactNode;
}

const VoucherRow = ({ name, dedication, facts, of, children }: VoucherRowProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('resources.vouchers.action.dedicate');
  return (
    <Box component="li" sx={LIST_ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {children}
      </Box>
      <Note>{[facts, dedication].filter(Boolean).join(' · ')}</Note>
      {of && (
        <ForWriters>
          <Button aria-label={`${label}: ${name}`} onClick={() => setOpen(true)} size="small">
            {label}
          </Button>
          {isOpen && (
            <DedicationDialog dedication={dedication} of={of} onClose={() => setOpen(false)} />
          )}
        </ForWriters>
      )}
    </Box>
  );
};
