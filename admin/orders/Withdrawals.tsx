import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { itemsInHalere } from '../../api/contract/placedLines.ts';
import type { Order } from '../../api/contract/types.ts';
import { WITHDRAWAL_STATE_LABELS } from '../../api/contract/withdrawals.ts';
import { withdrawnHalere } from '../../api/contract/withdrawnPrice.ts';
import { currentLanguage } from '../providers/language.ts';
import { ForWriters } from '../ui/access.tsx';
import { shownHalere, shownMoment } from '../ui/shown.ts';
import { DecideWithdrawal } from './DecideWithdrawal.tsx';
import { OrderSection } from './OrderDialog.tsx';

/** The customer's withdrawals with their outcome, and what decides on them. */
export const Withdrawals = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const codesOf = (ended: readonly number[]) =>
    (order.vouchers ?? []).filter(({ id }) => ended.includes(id)).map(({ code }) => code);
  return (
    <OrderSection title="resources.orders.withdrawals.title">
      {order.withdrawals.map((made) => (
        <Box component="article" key={made.id} sx={CASE}>
          <Typography sx={{ fontWeight: 650 }}>
            {`${WITHDRAWAL_STATE_LABELS[made.state][locale]} · ${shownMoment(made.decided_at ?? made.created_at)}`}
          </Typography>
          <Box component="ul" sx={{ my: 1, pl: 3 }}>
            {made.items.map(({ order_item_id, quantity, name, vouchers = [] }) => (
              <li key={order_item_id}>
                {`${quantity} × ${name[locale]}`}
                {codesOf(vouchers).map((code) => (
                  <Box key={code} sx={CODE}>
                    {translate('resources.orders.withdrawals.voucher', { code })}
                  </Box>
                ))}
              </li>
            ))}
          </Box>
          {order.discount_code && (
            <Typography>
              {translate('resources.orders.withdrawals.paid', {
                amount: shownHalere(
                  withdrawnHalere(itemsInHalere(order.items), order.withdrawals, made.id),
                ),
              })}
            </Typography>
          )}
          {made.name && (
            <Typography sx={TYPED}>
              {translate('resources.orders.withdrawals.by', { name: made.name })}
            </Typography>
          )}
          {made.refund_account && (
            <Typography sx={TYPED}>
              {translate('resources.orders.withdrawals.account', { account: '' })}
              <Box component="span" sx={UNBROKEN}>
                {made.refund_account}
              </Box>
            </Typography>
          )}
          {made.note && <Typography sx={TYPED}>{made.note}</Typography>}
          {made.reason && (
            <Typography sx={TYPED}>
              {translate('resources.orders.withdrawals.because', { reason: made.reason })}
            </Typography>
          )}
          <ForWriters>
            {made.state === 'received' && <DecideWithdrawal order={order} withdrawal={made} />}
          </ForWriters>
        </Box>
      ))}
    </OrderSection>
  );
};

const CASE = { p: 1.5, mb: 1, border: 1, borderColor: 'divider' };
const CODE = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' };
/** Its prefix ends with a hyphen, after which lines break. */
const UNBROKEN = { display: 'inline-block' };
const TYPED = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
