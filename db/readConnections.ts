import type { Knex } from 'knex';

/** What of knex's way to run a query is used here. */
interface Runner {
  connection?: unknown;
  ensureConnection(run: unknown, also: unknown): Promise<unknown>;
}
interface Builder {
  _isSelectQuery?(): boolean;
}

/**
 * Lets selects outside a transaction run on the connections of `readers`, a pool on the same
 * database, so that a long one keeps nobody waiting who writes. What was committed before is seen by
 * them. Everything else goes on using the connections of `knex`, which ends both pools.
 */
export function readOn(readers: Knex, knex: Knex): void {
  const { client } = knex;
  // Transactions have a client of their own, which these leave alone.
  const runner: (builder: Builder) => Runner = client.runner.bind(client);
  client.runner = (builder: Builder) => {
    const running = runner(builder);
    return builder._isSelectQuery?.() ? onReader(running, readers) : running;
  };
  const destroy: typeof knex.destroy = client.destroy.bind(client);
  client.destroy = async () => {
    await readers.destroy();
    await destroy();
  };
}

function onReader(running: Runner, readers: Knex): Runner {
  const run = running.ensureConnection.bind(running);
  running.ensureConnection = async (...how) => {
    const connection = await readers.client.acquireConnection();
    try {
      running.connection = connection;
      return await run(...how);
    } finally {
      readers.client.releaseConnection(connection);
    }
  };
  return running;
}
