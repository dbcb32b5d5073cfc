import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../db/locks.ts';
import { Order } from '../../../db/models/order.ts';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import { isOtherAccount } from '../../contract/iban.ts';
import { toCrowns } from '../../contract/money.ts';
import { isKeptVerdict, isOpenVerdict } from '../../contract/movementVerdicts.ts';
import type {
  StatementOutcome,
  StatementReview,
  StatementRow,
  SuggestedOrder,
} from '../../contract/types.ts';
import { followUp } from '../../platform/commands.ts';
import { bookPayment, checkBookable } from './bookPayment.ts';
import { noteStatement } from './knownUntil.ts';
import {
  type MatchedMovement,
  matchStatement,
  presentOrderOf,
  readSuggestions,
} from './matchStatement.ts';
import type { Statement } from './statements/movement.ts';

/** What each movement of a statement means; nothing is booked by this. */
export async function reviewStatement(
  knex: Knex,
  statement: Statement,
  now: Date,
): Promise<StatementReview> {
  const { source, account } = statement;
  const matched = await matchStatement(knex, statement, now);
  const suggestions = await readSuggestions(knex, matched, now);
  const rows = matched.map((row, index) => presentRow(row, suggestions[index] ?? []));
  const { bank_iban } = await readSettingTexts(knex, ['bank_iban'], 'cs');
  return { source, account, is_other_account: isOtherAccount(account, bank_iban), rows };
}

const presentRow = (
  { movement, verdict, order }: MatchedMovement,
  suggestions: SuggestedOrder[],
): StatementRow => ({
  external_id: movement.externalId,
  amount: toCrowns(movement.halere),
  received_on: movement.receivedOn,
  variable_symbol: movement.variableSymbol,
  counter_account: movement.counterAccount,
  payer: movement.payer,
  message: movement.message,
  verdict,
  order: order && presentOrderOf(order),
  suggestions,
});

interface Decided {
  /** The order that a person, or a certain match, gave a movement; null for none. */
  orderOf: (row: MatchedMovement) => number | null;
  /** Null when the product does it itself. */
  userId: number | null;
}

/**
 * Books the incoming payments of a statement, all or none. Those without an order, and rows that could not
 * be read, are stored and wait for a decision. To be called in a command.
 * @throws Failure 404 without such an order, 422 for a payment that can't be booked yet
 */
export async function bookStatement(
  trx: Knex.Transaction,
  statement: Statement,
  { orderOf, userId }: Decided,
  now: Date,
): Promise<StatementOutcome> {
  // Two imports at once would lock the same orders in different order.
  await acquireGlobalLock(trx);
  await noteStatement(trx, statement, now);
  const outcome = { booked: 0, kept: 0, known: 0 };
  const rows = await matchStatement(trx, statement, now);
  // Whoever changes one of the orders meanwhile has it first, and numbers of documents and dates after it.
  const orders = new Set(rows.map(orderOf).filter((id) => id !== null));
  await Order.query(trx)
    .select('id')
    .findByIds([...orders])
    .orderBy('id')
    .forUpdate();
  for (const row of rows) {
    const { movement, verdict } = row;
    if (verdict === 'imported') outcome.known += 1;
    if (!isKeptVerdict(verdict)) continue;
    const { isReversal: _, fault: _fault, ...facts } = movement;
    const orderId = isOpenVerdict(verdict) ? orderOf(row) : null;
    if (orderId !== null) {
      checkBookable({ halere: facts.halere, received_on: facts.receivedOn }, now);
    }
    await bookPayment(trx, { ...facts, source: statement.source, orderId, userId }, now);
    // Each payment of an order has its documents before the next one is booked.
    await followUp(trx);
    outcome[orderId === null ? 'kept' : 'booked'] += 1;
  }
  return outcome;
}
