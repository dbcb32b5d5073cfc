import { writeMeta } from '../../../../db/models/meta.ts';
import type { StatementOutcome } from '../../../contract/types.ts';
import { command } from '../../../platform/commands.ts';
import { bookStatement } from '../bookStatement.ts';
import { FIO_READ_ON } from '../knownUntil.ts';
import type { Statement } from '../statements/movement.ts';

interface Answered {
  statement: Statement;
  /** The last day, YYYY-MM-DD, of which the bank was asked. */
  until: string;
}

/**
 * Books what Fio's API answered: a payment whose symbol names an order and whose amount is all that is
 * open of it is booked to that order; any other waits for a person.
 */
export const bookFioMovements = command(
  async (trx, { statement, until }: Answered, { now }): Promise<StatementOutcome> => {
    const decided = {
      orderOf: ({ verdict, order }: { verdict: string; order: { id: number } | null }) =>
        verdict === 'match' ? (order?.id ?? null) : null,
      userId: null,
    };
    const outcome = await bookStatement(trx, statement, decided, now);
    await writeMeta(trx, FIO_READ_ON, until);
    return outcome;
  },
);
