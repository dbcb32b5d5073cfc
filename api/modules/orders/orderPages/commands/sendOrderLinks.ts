import type { Locale } from '../../../../contract/locales.ts';
import { command, emit } from '../../../../platform/commands.ts';

interface OrderLinks {
  to: string;
  locale: Locale;
  orderIds: readonly number[];
}

/** Sends a mail with links to the pages of orders. */
export const sendOrderLinks = command(async (trx, links: OrderLinks) => {
  emit(trx, 'orderLinks.requested', links);
});
