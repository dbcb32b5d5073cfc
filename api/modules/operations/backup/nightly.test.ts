import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../db/testing/databases.ts';
import { testBus } from '../../../testing/testBus.ts';
import { createNightlyBackup } from './nightly.ts';
import { folderPlace } from './places.ts';

const CHECK_MS = 600_000;
/** Processes are started, however busy the machine is. */
const PATIENT = 60_000;

let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-nightly-'));
  database = await openTestDatabase('sqlite');
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  await rm(folder, { recursive: true });
});

const nightly = (entry: string) =>
  createNightlyBackup({
    entry,
    place: folderPlace(join(folder, 'nights')),
    knex: database.knex,
    bus: testBus(database.knex),
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line).msg) }),
    now: () => new Date(),
  });

it('an outage of the database at a check is logged, and the next check follows', async () => {
  const backup = nightly(join(folder, 'none.js'));
  await database.knex.schema.renameTable('meta', 'lost');
  backup.start();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  await vi.waitFor(() => expect(logged).toEqual(['the nightly backup could not begin']), PATIENT);
  await database.knex.schema.renameTable('lost', 'meta');
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  await vi.waitFor(() => expect(logged.at(-1)).toBe('the nightly backup failed'), PATIENT);
  await backup.stop();
});

it('a backup under way ends with the server, and is none that failed', async () => {
  const began = join(folder, 'began');
  const entry = join(folder, 'backup.mjs');
  await writeFile(
    entry,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(began)}, String(process.pid));
    setInterval(() => undefined, 1_000);`,
  );
  const backup = nightly(entry);
  backup.start();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  await vi.waitFor(() => expect(existsSync(began)).toBe(true), PATIENT);
  await backup.stop();
  expect(logged).toEqual([]);
});
