import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the live notifications. */
export const en = {
  order: 'A new order has come in, %{number}.',
  message: 'A new message has come in.',
  show: 'Show it',
  newOrders: '%{smart_count} new order |||| %{smart_count} new orders',
  unread: '%{smart_count} unread message |||| %{smart_count} unread messages',
} as const;

export const cs: SameKeys<typeof en> = {
  order: 'Přišla nová objednávka %{number}.',
  message: 'Přišla nová zpráva.',
  show: 'Zobrazit',
  newOrders:
    '%{smart_count} nová objednávka |||| %{smart_count} nové objednávky |||| %{smart_count} nových objednávek',
  unread:
    '%{smart_count} nepřečtená zpráva |||| %{smart_count} nepřečtené zprávy |||| %{smart_count} nepřečtených zpráv',
};
