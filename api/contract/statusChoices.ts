import { ORDER_STATUSES, type OrderStatus, statusLabels } from './orderStatuses.ts';

const labels = statusLabels('en');

/** The statuses that people know by the same name as this one: `completed` and `done` are one to them. */
export const sameStatuses = (status: string): OrderStatus[] =>
  ORDER_STATUSES.filter((other) => labels[other] === labels[status]);

/** The statuses to choose from, each name once; of several values, the first is written. */
export const STATUS_CHOICES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => sameStatuses(status)[0] === status,
);

/** The choice that shows a status; another text stays as it is. */
export const statusChoice = (status: string): string => sameStatuses(status)[0] ?? status;
