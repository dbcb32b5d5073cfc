/** The colour of an order's badge (back-office §4): anything else is yellow. */
export type BadgeColor = 'green' | 'red' | 'blue' | 'purple' | 'yellow';

const COLORS: Readonly<Record<string, BadgeColor>> = {
  completed: 'green',
  done: 'green',
  cancelled: 'red',
  shipped: 'blue',
  processing: 'purple',
};

export const statusColor = (status: string): BadgeColor =>
  Object.hasOwn(COLORS, status) ? (COLORS[status] ?? 'yellow') : 'yellow';
