import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { UnreachableDatabase } from '../../db/connect.ts';
import { runExclusively } from '../../db/locks.ts';
import { markDemo, markDemoTexts } from '../../db/models/demoRecord.ts';
import { demoState, readMeta, setDemoState, writeMeta } from '../../db/models/meta.ts';
import type { User } from '../../db/models/user.ts';
import type { Server } from '../assemble.ts';
import { pragueToday } from '../contract/dates.ts';
import type { Config } from '../platform/config.ts';
import { administratorClient } from '../seed/commandLine.ts';
import { failureLines, type SeedProgress } from '../seed/report.ts';
import { seed } from '../seed/seed.ts';
import { readSource, withContent } from '../seed/source.ts';
import { createDefaults } from './defaults.ts';
import { loadDemoDates } from './loadDemoDates.ts';
import { resolveRelativeDates } from './relativeDates.ts';

interface Loading {
  log: Logger;
  now(): Date;
  onProgress?(progress: SeedProgress): void;
  /** Aborted when the server stops; the next start continues. */
  signal?: AbortSignal;
}

interface Filling extends Loading {
  server: Server;
  config: Config;
  port: number;
  user: User;
  /** The package's folder, which contains the demo content. */
  root: string;
}

/**
 * Loads the demo team into an empty database, or with DEMO=off the defaults; returns whether it
 * loaded the demo.
 */
export async function fillEmptyDatabase(filling: Filling): Promise<boolean> {
  const { server, config, port, user, root, ...loading } = filling;
  const { knex } = server;
  const state = await demoState(knex);
  if (state === 'removed') return false;
  if (state !== 'loading' && (await knex('settings').first('id')) !== undefined) return false;
  const { demo } = config;
  if (demo === false) {
    await createDefaults(knex);
    server.cache.dropAll();
    return false;
  }
  return runExclusively(knex, async (lost) => {
    if ((await demoState(knex)) === 'ready') return false;
    const { accessToken: token, sessionId } = await server.sessions.open(user);
    server.ownSessions.add(sessionId);
    const folder = join(root, 'db', 'demo', demo);
    const baseUrl = `http://127.0.0.1:${port}`;
    await loadDemo({ ...loading, knex, baseUrl, token, folder, lost });
    await server.sessions.close(sessionId);
    server.ownSessions.delete(sessionId);
    return true;
  });
}

interface Demo extends Loading {
  knex: Knex;
  /** Origin of the server to fill, without `/api`. */
  baseUrl: string;
  token: string;
  folder: string;
  /** Aborted when the database lock is lost, after which another instance may load it, too. */
  lost?: AbortSignal;
}

/** Loads the demo through the API; an interrupted load is continued. */
export async function loadDemo({ knex, baseUrl, token, log, now, folder, ...rest }: Demo) {
  if ((await demoState(knex)) === 'ready') return;
  await setDemoState(knex, 'loading');
  const day = await firstDay(knex, now);
  const source = await readSource(folder);
  const dated = withContent(source, (record) => resolveRelativeDates(record, day));
  const { onProgress, signal, lost } = rest;
  const { client } = administratorClient(baseUrl, token, lost);
  const { failures, skipped, ...counts } = await seed(dated, {
    client,
    ...(onProgress && { onProgress }),
    onLoaded: (resource, { id, version }) =>
      markDemo(knex, resource, { id: Number(id), version: Number(version) }),
  });
  if (signal?.aborted) return;
  if (lost?.aborted) throw new UnreachableDatabase('the demo season was cut short');
  await markDemoTexts(knex);
  await loadDemoDates(client, folder, day);
  for (const demo of failureLines(failures))
    log.error({ demo }, 'a demo record could not be loaded');
  await setDemoState(knex, 'ready');
  log.info({ ...counts, failed: failures.length, skipped }, 'the demo season is loaded');
}

/**
 * The day that the demo's dates are relative to: that of the first start, also when it is continued
 * later.
 */
async function firstDay(knex: Knex, now: () => Date): Promise<string> {
  const known = await readMeta(knex, 'demo_day');
  if (known !== undefined) return known;
  const day = pragueToday(now());
  await writeMeta(knex, 'demo_day', day);
  return day;
}
