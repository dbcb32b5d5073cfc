import { labelledEnum } from './labelledEnum.ts';
import type { PerLocale } from './locales.ts';
import type { MailTraits } from './mailTraits.ts';

/** The mails that inform customers about a new status; their texts are in `messages/mails.json`. */
export const STATUS_MAILS = {
  shipped: {
    label: { en: 'Order sent', cs: 'Odeslaná objednávka' },
    parts: ['parcel', 'tracking', 'next', 'documents', 'address'],
  },
  completed: {
    label: { en: 'Order completed', cs: 'Vyřízená objednávka' },
    parts: ['next', 'documents'],
  },
  cancelled: {
    label: { en: 'Order cancelled', cs: 'Zrušená objednávka' },
    parts: ['next', 'documents'],
  },
} satisfies Record<string, MailTraits>;

type StatusMail = keyof typeof STATUS_MAILS;

interface StatusFacts {
  label: PerLocale<string>;
  color: 'green' | 'red' | 'blue' | 'purple' | 'yellow';
  /**
   * Where the goods are: once they are `sent`, the supply has taken place; once they are `received`, the
   * withdrawal period runs, the sale is concluded, and accounting keeps the order. `kept`: they stay here, for
   * the order is cancelled.
   */
  goods: 'toShip' | 'sent' | 'received' | 'kept';
  /** The mail that informs the customer; null if there is none. */
  mail: StatusMail | null;
}

/** Properties of the order statuses; any status may follow any other. */
const STATUS_FACTS = {
  pending: {
    label: { en: 'Pending', cs: 'Čeká na zpracování' },
    color: 'yellow',
    goods: 'toShip',
    mail: null,
  },
  processing: {
    label: { en: 'Processing', cs: 'Zpracovává se' },
    color: 'purple',
    goods: 'toShip',
    mail: null,
  },
  shipped: {
    label: { en: 'Shipped', cs: 'Odesláno' },
    color: 'blue',
    goods: 'sent',
    mail: 'shipped',
  },
  completed: {
    label: { en: 'Completed', cs: 'Dokončeno' },
    color: 'green',
    goods: 'received',
    mail: 'completed',
  },
  // Same as `completed`: both values travel over the wire.
  done: {
    label: { en: 'Completed', cs: 'Dokončeno' },
    color: 'green',
    goods: 'received',
    mail: 'completed',
  },
  cancelled: {
    label: { en: 'Cancelled', cs: 'Zrušeno' },
    color: 'red',
    goods: 'kept',
    mail: 'cancelled',
  },
} satisfies Record<string, StatusFacts>;

export type OrderStatus = keyof typeof STATUS_FACTS;
export type StatusColor = StatusFacts['color'];

export const {
  has: isOrderStatus,
  values: ORDER_STATUSES,
  labels: statusLabels,
} = labelledEnum(STATUS_FACTS);

const factsOf = (status: OrderStatus): StatusFacts => STATUS_FACTS[status];

/** The initial status of an order; an empty status is read as this one. */
export const FIRST_STATUS: OrderStatus = 'pending';

const withGoods = (...places: StatusFacts['goods'][]): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => places.includes(factsOf(status).goods));

/** The goods are still to be shipped. Marked as pure, as those below: scripts that don’t ask leave them out. */
export const TO_SHIP = /* @__PURE__ */ withGoods('toShip');

/** The goods are on their way. */
export const SENT = /* @__PURE__ */ withGoods('sent');

/** The goods are with the customer or on their way: the supply has taken place. */
export const SUPPLIED = /* @__PURE__ */ withGoods('sent', 'received');

/** The goods are with the customer: the withdrawal period runs, and the sale is concluded. */
export const RECEIVED = /* @__PURE__ */ withGoods('received');

/** The order is cancelled: nothing is delivered, and what was paid goes back. */
export const CANCELLED = /* @__PURE__ */ withGoods('kept');

/** Whether an order of this status is cancelled. */
export const isCancelled = (status: OrderStatus): boolean => CANCELLED.includes(status);

/**
 * Whether an order is valid: neither cancelled, nor deleted before it was sent. While it is, it holds its
 * pieces, places and vouchers, may be paid by card, and counts as a use of its discount code.
 */
export const isValid = ({
  status,
  hidden_at,
}: {
  status: OrderStatus;
  hidden_at: string | null;
}): boolean => !isCancelled(status) && (hidden_at === null || SUPPLIED.includes(status));

/** The mail that informs the customer about a change of status; null if there is none. */
export function mailOfChange(from: OrderStatus, to: OrderStatus): StatusMail | null {
  const { mail } = factsOf(to);
  return mail !== factsOf(from).mail ? mail : null;
}

/** The status about which a mail is; undefined for mails about something else. */
export const statusOfMail = (kind: string): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => factsOf(status).mail === kind);

/** The colour of a status badge; yellow for unknown statuses. */
export const statusColor = (status: string): StatusColor =>
  isOrderStatus(status) ? factsOf(status).color : 'yellow';
