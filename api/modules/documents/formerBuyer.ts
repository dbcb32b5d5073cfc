import type { Order } from '../../../db/models/order.ts';
import { buyerOf } from './facts.ts';
import { documentedHalere, type Issued, standingAdvances, standingInvoice } from './ledger.ts';

type Buyer = ReturnType<typeof buyerOf>;

/** The invoice that holds, or without one the documents on payments. */
function standingDocuments(documents: readonly Issued[]): Issued[] {
  const invoice = standingInvoice(documents);
  if (invoice) return documentedHalere(documents) > 0 ? [invoice] : [];
  return standingAdvances(documents).map(({ advance }) => advance);
}

/** The documents that hold and name another buyer than the order does since it was corrected. */
export function withFormerBuyer(order: Order, documents: readonly Issued[]): Issued[] {
  // The documents of an erased customer go on naming who bought.
  if (order.erased_at) return [];
  const now = textOf(buyerOf(order));
  return standingDocuments(documents).filter(({ facts }) => textOf(facts) !== now);
}

/** Older documents have further facts of the customer. */
const textOf = ({ customer, company }: Buyer): string =>
  JSON.stringify([
    customer.name,
    customer.address,
    company?.name ?? '',
    company?.ico ?? '',
    company?.dic ?? '',
  ]);
