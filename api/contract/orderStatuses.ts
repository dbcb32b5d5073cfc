import type { Locale, PerLocale } from './locales.ts';

interface StatusFacts {
  label: PerLocale<string>;
  color: 'green' | 'red' | 'blue' | 'purple' | 'yellow';
  isToShip: boolean;
}

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
  shipped: { label: { en: 'Shipped', cs: 'Odesláno' }, color: 'blue', isToShip: false },
  completed: { label: { en: 'Completed', cs: 'Dokončeno' }, color: 'green', isToShip: false },
  done: { label: { en: 'Completed', cs: 'Dokončeno' }, color: 'green', isToShip: false },
  cancelled: { label: { en: 'Cancelled', cs: 'Zrušeno' }, color: 'red', isToShip: false },
});

export type OrderStatus = keyof typeof STATUS_FACTS;
export type StatusColor = StatusFacts['color'];

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(STATUS_FACTS, text);

export const ORDER_STATUSES: readonly OrderStatus[] = Object.keys(STATUS_FACTS).filter(isStatus);

/** The status that an order begins with; an empty one counts as it. */
export const FIRST_STATUS: OrderStatus = 'pending';

export const TO_SHIP = ORDER_STATUSES.filter((status) => STATUS_FACTS[status].isToShip);

export const statusColor = (status: string): StatusColor =>
  isStatus(status) ? STATUS_FACTS[status].color : 'yellow';

export const statusLabels = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, STATUS_FACTS[status].label[locale]]));
