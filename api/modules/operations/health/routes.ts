import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { demoState } from '../../../../db/models/meta.ts';
import { health, ready } from '../../../contract/entities/health.ts';
import { noRoom, unavailable } from '../../../platform/failure.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';

/** The free disk space, in bytes, below which a picture or two would fill it. */
const ROOM_NEEDED = 8_000_000;

/** How long the database may take, in milliseconds: shorter than its own time-outs. */
const ANSWER_MS = 5_000;

interface HealthDeps {
  knex: Knex;
  log: Logger;
  dataDir: string;
  readiness: Readiness;
}

/** Whether requests may come: not before the first content is there, not once the server stops. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

/**
 * `/health`: 200 when the database answers, 503 when it does not or when the disk is full.
 * `/health/ready`, for balancers, is 503 without the database and while the server starts or stops; a full disk
 * can still be read from.
 */
export function healthRoutes({ knex, log, dataDir, readiness }: HealthDeps): RouteGroup {
  const askDatabase = async () => {
    try {
      return await Promise.race([demoState(knex), tooLate()]);
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw unavailable();
    }
  };
  return {
    tag: { name: 'Health', description: 'For monitors and load balancers.' },
    records: { Health: health, Ready: ready },
    routes: [
      route({
        id: 'getHealth',
        method: 'get',
        path: '/health',
        needs: 'public',
        summary: 'Ask whether the server works',
        description:
          'Includes whether demo content is off, being loaded or ready. A 503 with the status `full` means that nothing more can be stored.',
        answers: { 200: answer('It does.', 'Health'), ...failures(503) },
        run: async () => {
          const demo = await askDatabase();
          if (!(await hasRoom(dataDir))) throw noRoom(503, { status: 'full' });
          return { status: 'ok', demo };
        },
      }),
      route({
        id: 'getReadiness',
        method: 'get',
        path: '/health/ready',
        needs: 'public',
        summary: 'Check whether the server can take requests',
        description:
          'A 503 with the status `starting` or `stopping`, or without one while the database is away, says that they should go to another instance.',
        answers: { 200: answer('They may.', 'Ready'), ...failures(503) },
        run: async () => {
          const { state } = readiness;
          if (state !== 'ready') throw unavailable({ status: state });
          await askDatabase();
          return { status: state };
        },
      }),
    ],
  };
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
