import { formatIban, toBic, toIban } from './iban.ts';
import { spayd } from './spayd.ts';

interface Owed {
  variableSymbol: number;
  /** The order's number as it is shown, '#0000000012'. */
  number: string;
  /** What is still open, not the order's total. */
  halere: number;
  /** YYYY-MM-DD, or null when it may be paid at any time. */
  due: string | null;
  /** The settings, as they were written. */
  account: string;
  bic: string;
  recipient: string;
  /** What an order is called in the reader's language. */
  order: string;
}

/** How a bank transfer is made, the same on the thank-you panel, the order's page, in mails and on documents. */
export function transferTo({ account, bic: bank, ...owed }: Owed) {
  const iban = toIban(account);
  const bic = toBic(bank);
  const message = `${owed.order} ${owed.number.replace('#', '')}`;
  return {
    iban,
    bic,
    /** An account that is no IBAN is shown as it was written. */
    shownAccount: iban ? formatIban(iban) : account,
    spayd: iban && spayd({ ...owed, iban, bic, message }),
  };
}
