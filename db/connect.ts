import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { cacheStatements, type SqliteConnection } from './statementCache.ts';

/** The database: a PostgreSQL URL, or the path of a SQLite file. */
export type Connection = { url: string } | { file: string };

/** Maximum wait for a connection of the pool, in milliseconds. */
const ACQUIRE_TIMEOUT = 10_000;
/** A failed connection rejects its query; without this knex also prints a stack trace. */
const LOG = { warn: () => undefined, error: () => undefined };

/** The database can't be opened. The message is one line without secrets. */
export class UnreachableDatabase extends Error {
  override name = 'UnreachableDatabase';
}

/** Codes of Node and PostgreSQL: no connection, a lost one, or a server that starts or stops. */
const UNAVAILABLE_CODE =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|57P0[1-3]|53300|08.{3})$/;
/** Messages of errors without a code, from pg and from the pool. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|not queryable|Query read timeout|timeout expired|Knex: Timeout acquiring/;

/** Whether an error means that the database is unreachable or too busy; a later retry may help. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof UnreachableDatabase) return true;
  if (!(thrown instanceof Error)) return false;
  const { code, errors = [] }: { code?: unknown; errors?: unknown[] } = Object(thrown);
  return (
    UNAVAILABLE_CODE.test(String(code)) ||
    UNAVAILABLE_MESSAGE.test(thrown.message) ||
    [thrown.cause, Reflect.get(thrown, 'nativeError'), ...errors].some(isDatabaseUnavailable)
  );
}

/** Opens the database and runs a query; throws UnreachableDatabase when it doesn't answer. */
export async function connectNow(connection: Connection): Promise<Knex> {
  const opened = connect(connection);
  try {
    await opened.raw('select 1');
    return opened;
  } catch (error) {
    await opened.destroy();
    throw new UnreachableDatabase(unreachable(connection, error), { cause: error });
  }
}

function unreachable(connection: Connection, error: unknown): string {
  const code = Reflect.get(Object(error), 'code');
  const reason = (error instanceof Error && error.message) || String(code);
  if ('file' in connection) return `DATA_DIR: ${connection.file} can't be opened (${reason})`;
  const { host, pathname, password } = URL.canParse(connection.url)
    ? new URL(connection.url)
    : { host: '', pathname: '', password: '' };
  const secrets = [connection.url, password].filter(Boolean);
  const harmless = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reason);
  return `DATABASE_URL: PostgreSQL at ${host}${pathname} can't be reached (${harmless})`;
}

/** Opens connections on demand: a wrong address fails at the first query. The caller calls `destroy()`. */
export function connect(connection: Connection): Knex {
  return 'url' in connection ? openPostgres(connection.url) : openSqlite(connection.file);
}

export function isSqlite(knex: Knex): boolean {
  return knex.client.config.client === 'sqlite3';
}

/**
 * One connection writes, so that transactions queue and never find the database busy. Two more
 * connections read, out of the driver's four threads; they see commits from before the read. Inside a
 * transaction, every query must be given the transaction.
 */
function openSqlite(file: string): Knex {
  const isInMemory = file === ':memory:';
  if (!isInMemory) mkdirSync(dirname(file), { recursive: true });
  const open = (pool: Knex.PoolConfig) =>
    knex({
      client: 'sqlite3',
      connection: { filename: file },
      useNullAsDefault: true,
      acquireConnectionTimeout: ACQUIRE_TIMEOUT,
      // Errors are logged, so they must not contain the values of a query.
      compileSqlOnError: false,
      log: LOG,
      pool,
    });
  const writing = open({ min: 1, max: 1, afterCreate: configureWith(SQLITE_PRAGMAS) });
  const reading = { min: 0, max: READERS, afterCreate: configureWith(READER_PRAGMAS) };
  // An in-memory database exists in its own connection only.
  if (!isInMemory) readOn(open(reading), writing);
  return writing;
}

const READERS = 2;

/** Maximum wait for a file that others write, and the pause between attempts, in milliseconds. */
const BUSY_TIMEOUT = 5_000;
const BUSY_PAUSE = 20;

/**
 * WAL with synchronous = FULL: an order is on disk before it is answered. `busy_timeout` comes first,
 * so that switching to WAL waits for a busy file too. Memory-mapping the file brings no gain here.
 */
const SQLITE_PRAGMAS = [
  `PRAGMA busy_timeout = ${BUSY_TIMEOUT}`,
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA temp_store = MEMORY',
  // A larger cache makes a search in 100,000 orders 10 % faster but writing orders 10 % slower: after
  // a page split, a commit scans the whole cache.
  'PRAGMA cache_size = -8000',
  // Checkpoints at 64 MB instead of 4 MB: orders write the same pages repeatedly, and the rarer
  // checkpoint raises throughput 1.6 times (1.5 times at 16 MB).
  'PRAGMA wal_autocheckpoint = 16000',
].join('; ');

const READER_PRAGMAS = [
  `PRAGMA busy_timeout = ${BUSY_TIMEOUT}`,
  'PRAGMA query_only = ON',
  'PRAGMA temp_store = MEMORY',
  'PRAGMA cache_size = -4000',
].join('; ');

/**
 * Retries while other processes switch the same new file to WAL: SQLite then reports a busy file at
 * once, whatever the time-out.
 */
const configureWith =
  (pragmas: string) =>
  (
    connection: SqliteConnection,
    done: (error: Error | null, connection: SqliteConnection) => void,
  ): void => {
    cacheStatements(connection);
    ignoreSecondRollback(connection);
    const end = Date.now() + BUSY_TIMEOUT;
    const configure = () =>
      connection.exec(pragmas, (error) => {
        const isBusy = Reflect.get(Object(error), 'code') === 'SQLITE_BUSY';
        if (isBusy && Date.now() < end) setTimeout(configure, BUSY_PAUSE);
        else done(error, connection);
      });
    configure();
  };

/** On a full disk SQLite rolls back by itself; the error of a second rollback would hide the cause. */
function ignoreSecondRollback(connection: SqliteConnection): void {
  const all = connection.all.bind(connection);
  connection.all = <Row>(...[sql, values, done]: Parameters<typeof all<Row>>) =>
    all<Row>(sql, values, (error, rows) => {
      const isSecond = sql.startsWith('ROLLBACK') && /no transaction is active/.test(`${error}`);
      if (isSecond) done(null, []);
      else done(error, rows);
    });
}

function openPostgres(url: string): Knex {
  // Loaded on demand as in knex: without PostgreSQL, its driver takes no memory.
  const { types }: typeof pg = createRequire(import.meta.url)('pg');
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      types: { getTypeParser: parserOf(types) },
      // Limits a visitor's wait for a database that does not answer.
      connectionTimeoutMillis: 5_000,
      query_timeout: 15_000,
      keepAlive: true,
      application_name: 'paddock',
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    compileSqlOnError: false,
    log: LOG,
    // A connection that still waits for a timed-out query is not reused.
    pool: { min: 0, max: 10, validate: ({ readyForQuery }) => readyForQuery === true },
  });
}

const INT8 = 20;
const DATE = 1082;

/** Parses counts and sums as numbers and dates as texts, as on SQLite; other types as in pg. */
const parserOf =
  (types: typeof pg.types) =>
  (oid: number, format: string): unknown => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  };

interface Runner {
  connection?: unknown;
  ensureConnection(run: unknown, also: unknown): Promise<unknown>;
}
interface Builder {
  _isSelectQuery?(): boolean;
}

/**
 * Runs selects outside transactions on `readers`, a pool on the same file, so that a long read blocks
 * no write: the throughput of orders is 1.4 times as high. Everything else uses the connection of
 * `knex`, whose `destroy` ends both pools.
 */
function readOn(readers: Knex, knex: Knex): void {
  const { client } = knex;
  // Transactions have their own client, which is not affected.
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
