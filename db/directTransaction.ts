import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';
import type { SqliteConnection } from './keptStatements.ts';

/** A statement in both databases' words; `$1`, `$2` … stand for its values, first used first. */
export interface Statement {
  sqlite: string;
  postgres: string;
}

/** Runs a statement inside a direct transaction and answers its rows. Errors are the driver's own. */
export type Ask = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** COMMIT was sent but not confirmed: what the transaction wrote may or may not be on disk. */
export class CommitUnconfirmed extends Error {
  override name = 'CommitUnconfirmed';
}

/**
 * A transaction straight on the driver, for the shop's busiest write: statements that never change
 * need no query builder, which costs more than SQLite takes to run them. It takes the right to
 * write before anything is read, so that another process of the same SQLite file can't come
 * between. What resolves is on disk; a work that fails leaves nothing.
 *
 * Statements that are asked together run in any order on SQLite, and one after the other on
 * PostgreSQL.
 * @throws CommitUnconfirmed when COMMIT fails; after any other error nothing was written
 */
export async function directTransaction<Result>(
  knex: Knex,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const connection = await knex.client.acquireConnection();
  const driver = isSqlite(knex) ? askSqlite(connection) : askPostgres(connection);
  const asked: Promise<unknown>[] = [];
  const ask: Ask = <Row>(statement: Statement, values: readonly unknown[]) => {
    const rows = driver<Row>(statement, values);
    asked.push(rows);
    return rows;
  };
  try {
    await driver(BEGIN, []);
    try {
      const result = await work(ask);
      await driver(COMMIT, []).catch((cause) => {
        throw new CommitUnconfirmed('COMMIT was not confirmed.', { cause });
      });
      return result;
    } catch (error) {
      // A statement that outlived the transaction would be written by itself.
      await Promise.allSettled(asked);
      await driver(ROLLBACK, []).catch(() => undefined);
      throw error;
    }
  } finally {
    knex.client.releaseConnection(connection);
  }
}

const same = (sql: string): Statement => ({ sqlite: sql, postgres: sql });
const BEGIN: Statement = { sqlite: 'begin immediate', postgres: 'begin' };
const COMMIT = same('commit');
const ROLLBACK = same('rollback');

const askSqlite =
  (connection: SqliteConnection): Ask =>
  <Row>({ sqlite }: Statement, values: readonly unknown[]) =>
    new Promise<Row[]>((resolve, reject) => {
      connection.all<Row>(sqlite, values, (error, rows = []) =>
        error ? reject(error) : resolve(rows),
      );
    });

/** What of pg's connection is used here. */
interface PostgresConnection {
  query<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[] }>;
}

/** pg wants each statement to end before the next is sent. */
function askPostgres(connection: PostgresConnection): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return <Row>({ postgres }: Statement, values: readonly unknown[]) => {
    const rows = last.then(async () => (await connection.query<Row>(postgres, values)).rows);
    last = rows.catch(() => undefined);
    return rows;
  };
}
