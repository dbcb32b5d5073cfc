import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { Order, Payment } from '../../api/contract/types.ts';
import { MovePayment } from '../payments/MovePayment.tsx';
import { OpenRefunds } from '../payments/OpenRefunds.tsx';
import { ForWriters } from '../ui/access.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay, shownMoment, shownMoney } from '../ui/shown.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentBadge } from './StatusBadge.tsx';

/** An order's received and returned payments, with buttons to record more. */
export const OrderPayments = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [kind, setKind] = useState<'book' | 'refund' | null>(null);
  const text = (name: string) => translate(`resources.orders.payments.${name}`);
  const buttons = useRef<HTMLDivElement>(null);
  const { length } = order.payments;
  // A new payment's row pushes them down, and with them the focus that its dialog has given back.
  useEffect(() => {
    const { activeElement } = document;
    const isFocused = buttons.current?.contains(activeElement);
    if (length > 0 && isFocused) activeElement?.scrollIntoView(NEAREST);
  }, [length]);
  const facts = [
    ['paid', shownMoney(order.paid)],
    ...(order.refunded > 0 ? [['refunded', shownMoney(order.refunded)]] : []),
    ...(order.open > 0 ? [['open', shownMoney(order.open)]] : []),
    ...(order.open > 0 && order.payment_due ? [['due', shownDay(order.payment_due)]] : []),
    ...(order.reminded_at ? [['reminded', shownDay(order.reminded_at)]] : []),
  ];
  return (
    <Box component="section" sx={{ my: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography component="h3" variant="h3">
          {text('title')}
        </Typography>
        <PaymentBadge order={order} />
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts.map(([name = '', value]) => `${text(name)}: ${value}`).join(' · ')}
      </Typography>
      {order.payments.length === 0 ? (
        <Typography color="textSecondary" sx={{ my: 1 }}>
          {text('none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ my: 1, p: 0 }}>
          {order.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </Box>
      )}
      {order.payments.some(({ source }) => source === 'card') && <OpenRefunds orderId={order.id} />}
      <ForWriters>
        <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => setKind('book')} variant="outlined">
            {text('book')}
          </Button>
          {order.paid > order.refunded && (
            <Button color="inherit" onClick={() => setKind('refund')}>
              {text('refund')}
            </Button>
          )}
        </Box>
      </ForWriters>
      {kind && <PaymentDialog kind={kind} onClose={() => setKind(null)} order={order} />}
    </Box>
  );
};

const NEAREST: ScrollIntoViewOptions = { block: 'nearest' };

const PaymentRow = ({ payment }: { payment: Payment }) => {
  const translate = useTranslate();
  const { amount, received_on, source, username, payer, counter_account, message, note } = payment;
  const how = translate(`resources.orders.paymentSources.${source}`);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {[shownDay(received_on), how, username].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
          {shownMoney(amount)}
        </Typography>
      </Box>
      <Note>{[payer, counter_account, message, note].filter(Boolean).join(' · ')}</Note>
      {payment.moves.map((move) => (
        <Note key={move.at}>
          {translate('resources.payments.move.told', {
            moment: shownMoment(move.at),
            name: move.username ?? '–',
            reason: move.reason,
            number: formatOrderNumber(move.from_order_id ?? 0),
          })}
        </Note>
      ))}
      <ForWriters>
        <MovePayment payment={payment} />
      </ForWriters>
    </Box>
  );
};

const ROW = {
  listStyle: 'none',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
