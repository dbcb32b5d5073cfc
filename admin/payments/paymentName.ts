import type { Payment } from '../../api/contract/types.ts';
import { shownDay, shownMoney } from '../ui/shown.ts';

/** What tells a payment from others: its amount, day and payer. A row that could not be read has no amount. */
export const paymentName = ({ amount, received_on, payer }: Payment): string =>
  [amount === 0 ? '' : shownMoney(amount), shownDay(received_on), payer].filter(Boolean).join(', ');
