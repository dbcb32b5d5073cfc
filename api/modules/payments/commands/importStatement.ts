import type { StatementOutcome } from '../../../contract/types.ts';
import { command } from '../../../platform/commands.ts';
import { bookStatement } from '../bookStatement.ts';
import type { Statement } from '../statements/movement.ts';

interface Import {
  statement: Statement;
  /** The orders that a person gave to movements, by the movements' ids. */
  orders: ReadonlyMap<string, number>;
}

/**
 * Books a statement that a person uploaded, all or none; payments without an order are kept and wait.
 * @throws Failure 404 without such an order, 422 for a payment that can't be booked yet
 */
export const importStatement = command(
  (trx, { statement, orders }: Import, { actor, now }): Promise<StatementOutcome> =>
    bookStatement(
      trx,
      statement,
      {
        orderOf: ({ movement }) => orders.get(movement.externalId) ?? null,
        userId: actor.user?.id ?? null,
      },
      now,
    ),
);
