import { join } from 'node:path';
import sqlite3 from 'sqlite3';

export type Raw = Awaited<ReturnType<typeof openRaw>>;

/** A connection of the raw driver, with the durability that the product has. */
export async function openRaw(file: string) {
  const database = new sqlite3.Database(file);
  const run = (sql: string, values: unknown[] = []) =>
    new Promise<void>((resolve, reject) => {
      database.run(sql, values, (error) => (error ? reject(error) : resolve()));
    });
  const all = (sql: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      database.all(sql, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
  const close = () => new Promise<void>((resolve) => database.close(() => resolve()));
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000']) {
    await run(`PRAGMA ${pragma}`);
  }
  return { all, run, close };
}

export const databaseFile = (dataDir: string) => join(dataDir, 'paddock.sqlite');
