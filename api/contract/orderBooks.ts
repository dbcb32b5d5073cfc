import { type OrderMoney, openHalere } from './payments.ts';

/** What is known of an order's money and of its documents; amounts in haléře. */
export interface OrderAccount {
  money: OrderMoney;
  isCancelled: boolean;
  isVatPayer: boolean;
  /** Whether an invoice was issued that is not wholly given back. */
  hasInvoice: boolean;
  /** What all documents together say. */
  documented: number;
}

/** How an order's money and its documents stand to one another; amounts in haléře. */
export interface OrderBooks {
  /** What the team keeps: of what came in and did not go back at most the price, and nothing of a cancelled order. */
  kept: number;
  /** What came in beyond that and has to go back to the customer. */
  owedBack: number;
  /** Whether an invoice was issued that is not wholly given back. */
  hasInvoice: boolean;
  /** What was invoiced and is still to be paid. */
  invoicedUnpaid: number;
  documented: number;
  /** What the documents should say. */
  expected: number;
  /** `documented` less `expected`: 0 where every crown stands in exactly one document. */
  difference: number;
}

/**
 * Compares an order's documents with its money. An invoice documents the whole price, paid or not.
 * Before there is one, a VAT payer documents each payment as it comes (§ 20a and § 28 of the VAT act,
 * 235/2004 Sb.); who pays no VAT documents nothing. Of a cancelled order an invoice is taken back with the
 * order (§ 42 (1) a), a document on a payment when the money goes back (§ 42 (1) d).
 */
export function orderBooks(account: OrderAccount): OrderBooks {
  const { money, isCancelled, hasInvoice, documented } = account;
  const received = money.paid - money.refunded;
  const kept = Math.min(received, isCancelled ? 0 : money.total);
  const open = isCancelled ? 0 : openHalere(money);
  const invoicedUnpaid = hasInvoice ? open : 0;
  const expected = hasInvoice ? kept + invoicedUnpaid : expectedWithoutInvoice(account, kept);
  return {
    kept,
    owedBack: received - kept,
    hasInvoice,
    invoicedUnpaid,
    documented,
    expected,
    difference: documented - expected,
  };
}

function expectedWithoutInvoice(
  { money, isCancelled, isVatPayer, documented }: OrderAccount,
  kept: number,
): number {
  if (isCancelled) return Math.min(documented, money.paid - money.refunded);
  return isVatPayer ? kept : Math.min(documented, kept);
}
