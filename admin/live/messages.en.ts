/** Texts of what is told while it happens. */
export const live = {
  order: 'A new order has come in, %{number}.',
  message: 'A new message has come in.',
  show: 'Show it',
  newOrders: '%{smart_count} new order |||| %{smart_count} new orders',
  unread: '%{smart_count} unread message |||| %{smart_count} unread messages',
} as const;
