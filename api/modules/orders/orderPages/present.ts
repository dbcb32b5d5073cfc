import type { CardPayment } from '../../../../db/models/cardPayment.ts';
import type { Order } from '../../../../db/models/order.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { toCrowns } from '../../../contract/money.ts';
import { FIRST_STATUS } from '../../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { openHalere } from '../../../contract/payments.ts';
import type { OrderPage } from '../../../contract/types.ts';
import { variableSymbol } from '../../../contract/variableSymbol.ts';
import { maskedEmail, piecesLeft, withdrawalEnd } from '../../../contract/withdrawals.ts';
import { moneyOf } from '../../documents/index.ts';
import { presentWithdrawal } from '../withdrawals/present.ts';

interface Shown {
  /** The withdrawal period. */
  days: number;
  /** State of the latest card payment, if there is one. */
  card: CardPayment | undefined;
  takesCards: boolean;
  now: Date;
}

/**
 * What an order's page shows: of the customer only the note and what a withdrawal names, nothing of who
 * has changed the status, and no notes of the team.
 */
export function presentOrderPage(order: Order, { days, card, takesCards, now }: Shown): OrderPage {
  const { status, total_halere, withdrawals = [] } = order;
  const history = [
    { status: FIRST_STATUS, created_at: order.created_at },
    ...(order.statusChanges ?? []).map((change) => ({
      status: change.status,
      created_at: change.at,
    })),
  ];
  const cases = withdrawals.map(presentWithdrawal);
  const items = (order.items ?? []).map((item) => ({
    id: item.id,
    name: { en: item.name_en, cs: item.name_cs },
    price: toCrowns(item.price_halere),
    quantity: item.quantity,
    is_withdrawable: item.is_withdrawable,
    category: item.category,
    left: piecesLeft(item, cases),
  }));
  const until = withdrawalEnd(history, days);
  const isCancelled = status === 'cancelled';
  const open = isCancelled ? 0 : openHalere(moneyOf(order));
  // One of another amount was cancelled because other money came, not refused.
  const cardState = card?.halere === open ? card.state : 'none';
  return {
    number: formatOrderNumber(order.id),
    status,
    history,
    items,
    shipping: {
      name: { en: order.shipping_name_en, cs: order.shipping_name_cs },
      price: toCrowns(order.shipping_price_halere),
    },
    payment: {
      name: { en: order.payment_name_en, cs: order.payment_name_cs },
      kind: order.payment_kind,
      fee: toCrowns(order.payment_fee_halere),
      state: order.payment_state,
      card:
        order.payment_kind === 'card' && open > 0
          ? { state: CARD_STATES[cardState], isOffered: takesCards }
          : null,
      open: toCrowns(open),
      due: order.payment_due,
      variable_symbol: variableSymbol(order),
    },
    total: toCrowns(total_halere),
    note: order.customer_note,
    tracking: { number: order.tracking_number, url: order.tracking_url },
    documents: [
      ...(isCancelled ? [] : [{ id: null, kind: 'proforma' as const, number: '' }]),
      ...(order.documents ?? []).map(({ id, kind, number_text: number }) => ({ id, kind, number })),
    ],
    withdrawal: {
      isPossible: !isCancelled && items.some(({ left }) => left > 0),
      until,
      isOver: until !== null && until < pragueToday(now),
      days,
      consumer: { name: order.customer_name, email: maskedEmail(order.customer_email) },
      cases,
    },
  };
}

const CARD_STATES = {
  none: 'none',
  pending: 'waiting',
  cancelled: 'refused',
  // Paid before the order cost more.
  paid: 'none',
} as const;
