import type { Knex } from 'knex';
import { takeTurns } from '../../../db/turns.ts';
import { toCrowns } from '../../contract/money.ts';
import type { StatementOutcome, StatementReview, StatementRow } from '../../contract/types.ts';
import { isOpenVerdict } from '../../contract/verdicts.ts';
import { bookPayment } from './bookPayment.ts';
import { type Compared, compare, presentOrderOf } from './compare.ts';
import { noteStatement } from './knownUntil.ts';
import type { Statement } from './statements/movement.ts';

/** What each movement of a statement means; nothing is booked by this. */
export async function reviewStatement(knex: Knex, statement: Statement): Promise<StatementReview> {
  const { source, account, movements } = statement;
  return { source, account, rows: (await compare(knex, source, movements)).map(presentRow) };
}

const presentRow = ({ movement, verdict, order }: Compared): StatementRow => ({
  external_id: movement.externalId,
  amount: toCrowns(movement.halere),
  received_on: movement.receivedOn,
  variable_symbol: movement.variableSymbol,
  counter_account: movement.counterAccount,
  payer: movement.payer,
  message: movement.message,
  verdict,
  order: order && presentOrderOf(order),
});

interface Decided {
  /** The order of each movement that somebody, or a certain match, gave one, by the movement's id. */
  orderOf: (row: Compared) => number | null;
  /** Null when the product does it itself. */
  userId: number | null;
}

/** Books a statement's incoming payments, all or none; those without an order are kept and wait. */
export async function bookStatement(
  trx: Knex.Transaction,
  statement: Statement,
  { orderOf, userId }: Decided,
  now: Date,
): Promise<StatementOutcome> {
  // Two imports at once would lock the same orders in different order.
  await takeTurns(trx);
  const { source, movements } = statement;
  await noteStatement(trx, statement, now);
  const outcome = { booked: 0, kept: 0, known: 0 };
  for (const row of await compare(trx, source, movements)) {
    const { movement, verdict } = row;
    if (verdict === 'imported') outcome.known += 1;
    if (!isOpenVerdict(verdict)) continue;
    const { isReversal: _, ...facts } = movement;
    const orderId = orderOf(row);
    await bookPayment(trx, { ...facts, source, orderId, userId }, now);
    outcome[orderId === null ? 'kept' : 'booked'] += 1;
  }
  return outcome;
}
