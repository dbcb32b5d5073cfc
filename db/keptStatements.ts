import { LRUCache } from 'lru-cache';

/** How many prepared statements a connection keeps: a few kilobytes each. */
const MAX_KEPT = 200;
/** Longer texts hold lists of many values: large to keep, and seldom the same again. */
const MAX_LENGTH = 5_000;

type Values = readonly unknown[];

/** What a write did, as the driver tells it on `this` of the callback. */
interface Written {
  lastID: number;
  changes: number;
}
type Done = (this: Written, error: Error | null) => void;

/** What of the driver's statement is used here. */
interface Statement {
  all<Row>(values: Values, done: (error: Error | null, rows?: Row[]) => void): void;
  run(values: Values, done: Done): void;
  reset(done: () => void): void;
  finalize(): void;
}

/** What of a connection of the sqlite3 driver is used here and by knex. */
export interface SqliteConnection {
  prepare(sql: string, done: (error: Error | null) => void): Statement;
  exec(sql: string, done: (error: Error | null) => void): void;
  close(done: (error: Error | null) => void): void;
  all<Row>(
    sql: string,
    values: Values | undefined,
    done: (error: Error | null, rows?: Row[]) => void,
  ): void;
  run(sql: string, values: Values | undefined, done: Done): void;
}

/**
 * Makes a connection prepare each text of SQL once and keep the statement: left alone, the driver
 * prepares at every call, which costs a second trip to its thread beside the compiling. The
 * statements go before the connection closes; with one left, SQLite would refuse to.
 */
export function keepStatements(connection: SqliteConnection): void {
  const kept = new LRUCache<string, Statement>({
    max: MAX_KEPT,
    dispose: (statement) => statement.finalize(),
  });

  const withStatement = (
    sql: string,
    fail: (error: Error) => void,
    use: (statement: Statement) => void,
  ) => {
    const known = kept.get(sql);
    if (known) {
      use(known);
      return;
    }
    const statement = connection.prepare(sql, (error) => {
      if (error) {
        fail(error);
        return;
      }
      kept.set(sql, statement);
      use(statement);
    });
  };

  const all = connection.all.bind(connection);
  connection.all = <Row>(...[sql, values = [], done]: Parameters<typeof all<Row>>) => {
    if (sql.length > MAX_LENGTH) {
      all(sql, values, done);
      return;
    }
    withStatement(sql, done, (statement) =>
      statement.all<Row>(values, (error, rows) => {
        if (error) setBack(statement, () => done(error));
        else done(null, rows);
      }),
    );
  };

  const run = connection.run.bind(connection);
  connection.run = (sql, values = [], done) => {
    if (sql.length > MAX_LENGTH) {
      run(sql, values, done);
      return;
    }
    withStatement(
      sql,
      (error) => done.call(NOTHING, error),
      (statement) =>
        statement.run(values, function (error) {
          // What is on `this` is the kept statement's, which may run again before it is read.
          const written = { lastID: this.lastID, changes: this.changes };
          if (error) setBack(statement, () => done.call(written, error));
          else done.call(written, null);
        }),
    );
  };

  const close = connection.close.bind(connection);
  connection.close = (done) => {
    kept.clear();
    close(done);
  };
}

/**
 * A write that found the file locked stands where it stopped; until it is set back it counts as under
 * way, and no transaction could be committed.
 */
const setBack = (statement: Statement, then: () => void) => statement.reset(then);

const NOTHING: Written = { lastID: 0, changes: 0 };
