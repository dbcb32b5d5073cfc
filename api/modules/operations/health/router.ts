import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import Router from '@koa/router';
import { demoState } from '../../../../db/models/meta.ts';
import { noRoom, unavailable } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import type { RouterDeps } from '../../content/resources/router.ts';

/** The free disk space, in bytes, below which a picture or two would fill it. */
const ROOM_NEEDED = 8_000_000;

/** How long the database may take, in milliseconds: shorter than its own time-outs. */
const ANSWER_MS = 5_000;

/**
 * `/health`: 200 when the database answers, 503 when it does not or when the disk is full.
 * `/health/ready` is 503 as well while the server starts or stops: for balancers.
 */
export function healthRouter({ knex, log, config, readiness }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });
  const askDatabase = async () => {
    try {
      return await Promise.race([demoState(knex), tooLate()]);
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw unavailable();
    }
  };
  router.get('/health/ready', async (ctx) => {
    const { state } = readiness;
    if (state !== 'ready') throw unavailable({ status: state });
    await askDatabase();
    ctx.body = { status: state };
  });
  router.get('/health', async (ctx) => {
    ctx.body = { status: 'ok', demo: await askDatabase() };
    if (!(await hasRoom(config.dataDir))) throw noRoom(503, { status: 'full' });
  });
  return router;
}

async function tooLate(): Promise<never> {
  await wait(ANSWER_MS, undefined, { ref: false });
  throw new Error(`The database has not answered for ${ANSWER_MS} ms.`);
}

/** True where the free space can't be read: the writes themselves would fail. */
const hasRoom = async (folder: string): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= ROOM_NEEDED;
};
