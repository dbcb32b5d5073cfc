import type { MailKind } from './constants.ts';
import type { Locale, PerLocale } from './locales.ts';

interface StatusFacts {
  label: PerLocale<string>;
  color: 'green' | 'red' | 'blue' | 'purple' | 'yellow';
  isToShip: boolean;
  /** By which mail the customer is told; none by default. */
  mail?: OrderMailKind;
}

/** Mails that are about one order. */
export type OrderMailKind = Exclude<
  MailKind,
  'reply' | 'order_links' | 'team_message' | 'invitation' | 'password_reset' | 'test'
>;

const facts = <Id extends string>(statuses: Readonly<Record<Id, StatusFacts>>) => statuses;

/** Everything that differs between an order's statuses; any may follow any other. */
const STATUS_FACTS = facts({
  pending: {
    label: { en: 'Pending', cs: 'Čeká na zpracování' },
    color: 'yellow',
    isToShip: true,
  },
  processing: {
    label: { en: 'Processing', cs: 'Zpracovává se' },
    color: 'purple',
    isToShip: true,
  },
  shipped: {
    label: { en: 'Shipped', cs: 'Odesláno' },
    color: 'blue',
    isToShip: false,
    mail: 'shipped',
  },
  completed: {
    label: { en: 'Completed', cs: 'Dokončeno' },
    color: 'green',
    isToShip: false,
    mail: 'completed',
  },
  done: {
    label: { en: 'Completed', cs: 'Dokončeno' },
    color: 'green',
    isToShip: false,
    mail: 'completed',
  },
  cancelled: {
    label: { en: 'Cancelled', cs: 'Zrušeno' },
    color: 'red',
    isToShip: false,
    mail: 'cancelled',
  },
});

export type OrderStatus = keyof typeof STATUS_FACTS;
export type StatusColor = StatusFacts['color'];

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(STATUS_FACTS, text);

export const ORDER_STATUSES: readonly OrderStatus[] = Object.keys(STATUS_FACTS).filter(isStatus);

/** The status that an order begins with; an empty one counts as it. */
export const FIRST_STATUS: OrderStatus = 'pending';

export const TO_SHIP = ORDER_STATUSES.filter((status) => STATUS_FACTS[status].isToShip);

/** The mail that tells the customer of a change; null where none does. */
export function mailOfChange(from: OrderStatus, to: OrderStatus): OrderMailKind | null {
  const [before, after] = [STATUS_FACTS[from].mail, STATUS_FACTS[to].mail];
  return after !== undefined && after !== before ? after : null;
}

export const statusColor = (status: string): StatusColor =>
  isStatus(status) ? STATUS_FACTS[status].color : 'yellow';

export const statusLabels = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, STATUS_FACTS[status].label[locale]]));
