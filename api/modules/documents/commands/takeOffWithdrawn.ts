import { Order } from '../../../../db/models/order.ts';
import { Withdrawal } from '../../../../db/models/withdrawal.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { command } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { creditInvoice } from '../creditInvoice.ts';
import { chargesBack } from '../documentLines.ts';
import { issueMissing, lockOrder } from '../issueMissingDocuments.ts';
import { leftHalere, standingInvoice } from '../ledger.ts';
import { moneyOf } from '../moneyOf.ts';
import { type AmountsByRate, sharesByRate } from '../rates.ts';
import { withdrawnOn } from '../taxPoints.ts';

interface Taking {
  orderId: number;
  withdrawalId: number;
  /** When the withdrawal came: ISO-8601, UTC. */
  receivedAt: string;
  /** How much the withdrawal takes off. */
  halere: number;
  /** What of it is known to be at which VAT rate. */
  byRate: AmountsByRate;
  /** What was withdrawn from, in the order's language. */
  items: readonly { name: string; quantity: number }[];
}

/**
 * Lowers an order's price by what a settled withdrawal takes off, and keeps that with the withdrawal: whatever
 * is asked for, booked or issued from then on is about the lower price. An invoice is credited by it (§ 42 (1)
 * of the VAT Act).
 * @throws Failure 404 without such an order, 422 for more than is left of the invoice, or of the price where
 * there is none
 */
export const takeOffWithdrawn = command(
  async (trx, taking: Taking, { actor, now }): Promise<void> => {
    const { orderId, withdrawalId, receivedAt, halere, byRate, items } = taking;
    const userId = actor.user?.id ?? null;
    const locked = await lockOrder(trx, orderId, now);
    const { order } = locked;
    const { withdrawals = [] } = order;
    const invoice = standingInvoice(locked.documents);
    if (halere <= 0) throw invalidField('amount', 'credit.amount');
    if (halere > leftHalere(moneyOf(order), locked.documents))
      throw invalidField('amount', invoice ? 'credit.tooMuch' : 'withdrawal.tooMuchOff');
    const taken = { taken_off_halere: halere };
    await Withdrawal.query(trx).findById(withdrawalId).patch(taken);
    withdrawals.find(({ id }) => id === withdrawalId)?.$set(taken);
    const lowered = { total_halere: order.total_halere - halere };
    await Order.query(trx).findById(orderId).patch(lowered);
    order.$set(lowered);
    if (invoice) {
      const { withdrawalReason } = documents[order.locale].invoice;
      const pieces = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
      const reason = `${withdrawalReason}: ${pieces}`;
      const taxableOn = withdrawnOn(locked, receivedAt);
      const known = withCharges(byRate, halere, chargesBack(order, invoice.facts.lines));
      const credit = { original: invoice, halere, byRate: known, reason, taxableOn };
      await creditInvoice(trx, locked, credit, userId);
    }
    await issueMissing(trx, locked, { cause: 'withdrawn', userId });
  },
);

/** What is beyond the pieces is at the rates of the charges that go back, as far as these come to. */
function withCharges(
  pieces: AmountsByRate,
  halere: number,
  charges: AmountsByRate = new Map(),
): AmountsByRate {
  const sumOf = (amounts: AmountsByRate) => [...amounts.values()].reduce((sum, of) => sum + of, 0);
  const back = Math.min(halere - sumOf(pieces), sumOf(charges));
  if (back <= 0) return pieces;
  const all = new Map(pieces);
  for (const [rate, share] of sharesByRate(back, [...charges])) {
    all.set(rate, (all.get(rate) ?? 0) + share);
  }
  return all;
}
