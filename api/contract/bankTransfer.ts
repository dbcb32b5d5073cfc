import { czechAccount, formatIban, toBic, toIban } from './iban.ts';
import { spayd } from './spayd.ts';

interface Owed {
  variableSymbol: number;
  /** The formatted order number, '#0000000012'. */
  number: string;
  /** The amount still to be paid, not the order's total. */
  halere: number;
  /** YYYY-MM-DD; null without a due date. */
  due: string | null;
  /** The settings as typed. */
  account: string;
  bic: string;
  recipient: string;
  /** The word 'order' in the reader's language. */
  order: string;
}

/** Bank transfer details, shared by the thank-you panel, the order's page, mails and documents. */
export function transferTo({ account, bic: bank, ...owed }: Owed) {
  const iban = toIban(account);
  const bic = toBic(bank);
  const message = `${owed.order} ${owed.number.replace('#', '')}`;
  return {
    iban,
    bic,
    /** The same account as a Czech number; null for an account elsewhere. */
    czechAccount: iban && czechAccount(iban),
    /** The formatted IBAN; any other account number as typed. */
    shownAccount: iban ? formatIban(iban) : account,
    spayd: iban && spayd({ ...owed, iban, bic, message }),
  };
}
