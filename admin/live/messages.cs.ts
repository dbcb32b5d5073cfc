import type { SameKeys } from '../i18n/messages.ts';
import type { live as english } from './messages.en.ts';

/** Texts of what is told while it happens. */
export const live: SameKeys<typeof english> = {
  order: 'Přišla nová objednávka %{number}.',
  message: 'Přišla nová zpráva.',
  show: 'Zobrazit',
  newOrders:
    '%{smart_count} nová objednávka |||| %{smart_count} nové objednávky |||| %{smart_count} nových objednávek',
  unread:
    '%{smart_count} nepřečtená zpráva |||| %{smart_count} nepřečtené zprávy |||| %{smart_count} nepřečtených zpráv',
};
