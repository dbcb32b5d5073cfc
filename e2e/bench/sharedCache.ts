// A hundred thousand visits in both languages to two servers on PostgreSQL behind Varnish, while prices
// change: how many of them reach no server, and after how long a new price is seen. Needs varnishd and
// varnish-modules: npx tsx e2e/bench/sharedCache.ts
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort.mjs';
import { ADMIN, launch } from '../support/launch.ts';
import { startPostgres } from '../support/postgres.ts';
import { ask } from '../support/rawHttp.ts';
import { filledSeason } from '../support/season.ts';
import { missingVarnish, startVarnish } from '../support/varnish.ts';
import { priceChanges } from './priceChanges.ts';
import { type Replayed, replay } from './replay.ts';
import { residentMiB, START_ARGS } from './servers.ts';
import { hostileVisits, publicAddresses, type Visit, visits } from './visits.ts';

const VISITS = 100_000;
/** Changed prices among them. */
const CHANGES = 2;
/** Visits of the second part, ordinary and hostile ones. */
const BESIDE = 20_000;
const KEY = randomUUID();

const missing = missingVarnish();
if (missing !== null) throw new Error(missing);
await (
  await import(fileURLToPath(new URL('../../api/scripts/build.mjs', import.meta.url)))
).build();
const folder = await mkdtemp(join(tmpdir(), 'paddock-shared-'));
// Where this runs as root, PostgreSQL is another user.
await chmod(folder, 0o755);
const postgres = await startPostgres(join(folder, 'postgres'));
const ports = [await freePort(), await freePort()] as const;
const varnish = await startVarnish(ports, KEY, '256m');
const servers: Awaited<ReturnType<typeof launch>>[] = [];
try {
  const env = {
    DATABASE_URL: postgres.url,
    VARNISH_URLS: varnish.base.replace('//', `//${KEY}@`),
    PUBLIC_URL: varnish.base,
    TRUST_PROXY: 'on',
    // Varnish asks servers that are starting whether they are ready.
    LOG_LEVEL: 'silent',
  };
  const dataDir = join(folder, 'data');
  await restoreSeason(dataDir);
  for (const port of ports) {
    servers.push(await launch({ until: 'ready', args: START_ARGS, env, dataDir, port }));
  }
  await varnish.ready();
  await measure();
} finally {
  await varnish.end();
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Moves the demo season to PostgreSQL, as an operator would. */
async function restoreSeason(dataDir: string): Promise<void> {
  const snapshots = join(folder, 'snapshots');
  const command = async (name: string, args: readonly string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', `api/scripts/${name}.ts`, ...args], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, ...env },
    });
  await command('backup', ['--to', snapshots], { DATA_DIR: await filledSeason() });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  await command('restore', ['--from', snapshots, '--take-over'], env);
}

async function measure(): Promise<void> {
  const addresses = await publicAddresses(varnish.base);
  const prices = await priceChanges(varnish.base, await signIn());
  const list = every(VISITS / CHANGES, visits(addresses, VISITS), prices.change);
  const replayed = await replay(varnish.base, list, prices.look);
  const { measured, outdated } = await prices.seen();
  console.log(`${addresses.length} public addresses, ${ratesOf(replayed)}`);
  for (const { answered, former, seen } of measured) {
    console.log(
      `Changed price: answered after ${rounded(answered)} ms, the former one was asked for last ` +
        `after ${rounded(former)} ms, the new one seen in both languages after ${rounded(seen)} ms`,
    );
  }
  console.log(`Visits that got a former price more than a second after: ${outdated}`);
  const most = [...replayed.misses].sort(([, a], [, b]) => b - a).slice(0, 8);
  console.log(`Most often fetched: ${most.map((each) => each.join(' ')).join(', ')}`);
  console.log(await sizes());
  // The same visits with and without others that ask for whatever they can think of.
  const ordinary = () => replay(varnish.base, visits(addresses, BESIDE, 2));
  console.log(`Without hostile visits: ${ratesOf(await ordinary())}; ${await sizes()}`);
  const [under, hostile] = await Promise.all([
    ordinary(),
    replay(varnish.base, hostileVisits(BESIDE)),
  ]);
  console.log(`With as many hostile visits: ${ratesOf(under)}; ${await sizes()}`);
  console.log(`Of the hostile visits: ${ratesOf(hostile)}`);
  const memory = await Promise.all(servers.map(residentMiB));
  console.log(
    `Resident memory of the servers: ${memory.map((each) => rounded(each)).join(' and ')} MiB`,
  );
}

/** The visits, and an action in the middle of each so many of them. */
function* every(count: number, list: Iterable<Visit>, act: () => void): Generator<Visit> {
  let sent = 0;
  for (const visit of list) {
    if (sent % count === count / 2) act();
    sent += 1;
    yield visit;
  }
}

function rounded(value: number): number {
  return Math.round(value);
}

function ratesOf({ asked, hits, seconds }: Replayed): string {
  const share = ((100 * hits) / asked).toFixed(2);
  return `${asked} visits: ${share} % from the shared cache, ${rounded(asked / seconds)} a second`;
}

async function sizes(): Promise<string> {
  const { 'MAIN.n_object': objects = 0, 'SMA.s0.g_bytes': bytes = 0 } = await varnish.counters();
  return `${objects} objects of ${(bytes / 1024 / 1024).toFixed(1)} MiB in Varnish`;
}

async function signIn(): Promise<string> {
  const { text } = await ask(varnish.base, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return `Bearer ${JSON.parse(text).accessToken}`;
}
