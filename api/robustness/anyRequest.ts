import fc from 'fast-check';
import inject, { type Response } from 'light-my-request';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseKind, openTestDatabase } from '../../db/testing/databases.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { type MountedRoute, withMountedRoutes } from '../testing/mountedRoutes.ts';
import { fillWithExamples } from '../testing/odd/fillWithExamples.ts';
import { type OddRequest, oddRequest } from '../testing/odd/requests.ts';
import { answerFaults } from './answerFaults.ts';

/** The same requests at every run; `FUZZ_SEED` asks for others, `FUZZ_FACTOR` for more (`npm run test:deep`). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_331);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
const PATIENCE_MS = 15_000;
const LOGOUT = '/api/auth/logout';
/** Below this so much is refused at the door that what lies behind it isn't tried. */
const ACCEPTED_AT_LEAST = { visitor: 0.07, administrator: 0.2 };

interface Trying {
  as: 'visitor' | 'administrator';
  database: DatabaseKind;
  /** How many requests a usual run sends, and a deep one. */
  cases: { usual: number; deep: number };
}

/** Tries every route with odd requests; a failure prints the seed, the smallest one and the log. */
export function triesAnyRequest({ as, database, cases }: Trying): void {
  describe(`whatever is sent by ${as === 'visitor' ? 'a visitor' : 'an administrator'}`, () => {
    let api: Harness;
    let routes: MountedRoute[];
    let picturePath: string;
    const written: string[] = [];
    const refused: string[] = [];

    beforeAll(async () => {
      const log = pino({ level: 'error' }, { write: (line: string) => written.push(line) });
      const mounted = await withMountedRoutes(() =>
        createHarness(() => openTestDatabase(database), { TRUST_PROXY: 'on' }, log),
      );
      api = mounted.started;
      routes = mounted.routes;
      // Durability is another test's business; here it would only cost time.
      if (database === 'sqlite') await api.knex.raw('pragma synchronous = off');
      api.knex.on('query-error', (error: Error) => refused.push(error.message));
      picturePath = await fillWithExamples(api, routes);
    });
    afterAll(() => api.close());

    const runs = FACTOR > 1 ? cases.deep : cases.usual;

    it(`is answered properly on ${database}`, { timeout: 600_000 }, async () => {
      let bearer: string | null = as === 'administrator' ? api.token : null;
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(oddRequest(routes, picturePath), async (request) => {
          written.length = 0;
          refused.length = 0;
          const response = await answer(api, request, bearer);
          if (bearer !== null && request.url.startsWith(LOGOUT)) bearer = await api.anotherToken();
          if (response.statusCode < 300) accepted += 1;
          const faults = [
            ...answerFaults(request, response),
            // The database is asked only what it can hold; taken keys are found out by asking it.
            ...refused.filter((message) => !/unique|duplicate key/i.test(message)),
          ];
          if (faults.length > 0) {
            throw new Error([...faults, response.payload.slice(0, 300), ...written].join('\n'));
          }
        }),
        {
          seed: SEED,
          numRuns: runs,
          interruptAfterTimeLimit: 500_000,
          markInterruptAsFailure: true,
        },
      );
      expect(accepted / runs).toBeGreaterThan(ACCEPTED_AT_LEAST[as]);
      expect(Object.getOwnPropertyDescriptor(Object.prototype, 'polluted')).toBeUndefined();
    });
  });
}

function answer(
  { listener }: Harness,
  { method, url, headers: odd, body }: OddRequest,
  bearer: string | null,
): Promise<Response> {
  const headers = { ...(bearer !== null && { authorization: `Bearer ${bearer}` }), ...odd };
  // The server may be asked for methods that light-my-request's types don't list.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asked = { method: method as 'GET', url, headers, signal };
  return inject(listener, body === null ? asked : { ...asked, payload: body.payload });
}
