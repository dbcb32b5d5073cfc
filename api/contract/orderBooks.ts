import { type OrderMoney, openHalere } from './payments.ts';

/** An order's money and the sum of its documents; amounts in haléře. */
interface OrderAccount {
  money: OrderMoney;
  isCancelled: boolean;
  isVatPayer: boolean;
  /** Whether there is an invoice that is not fully credited. */
  hasInvoice: boolean;
  /** Sum of all documents. */
  documented: number;
}

/** An order's money compared with its documents; amounts in haléře. */
export interface OrderBooks {
  /** Money the team may keep: received less refunded, at most the price; 0 for a cancelled order. */
  kept: number;
  /** Money beyond `kept`, to be refunded to the customer. */
  owedBack: number;
  /** Whether there is an invoice that is not fully credited. */
  hasInvoice: boolean;
  /** Invoiced and not paid yet. */
  invoicedUnpaid: number;
  documented: number;
  /** What the documents should add up to. */
  expected: number;
  /** `documented` less `expected`: 0 if every crown is in exactly one document. */
  difference: number;
}

/**
 * Compares an order's documents with its money. An invoice documents the whole price, paid or not.
 * Before the invoice, a VAT payer documents each payment when it is received (§ 20a and § 28 of the
 * VAT act, 235/2004 Sb.); other sellers document nothing. When an order is cancelled, its invoice is
 * credited at once (§ 42 (1) a), a document on a payment when the money is refunded (§ 42 (1) d).
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
