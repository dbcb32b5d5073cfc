import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import {
  pickupPoint,
  pickupPointRecord,
  pointsImport,
  pointsOutcome,
} from '../../contract/entities/pickupPoint.ts';
import type { Bus } from '../../platform/commands.ts';
import { unreadableFile } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { perNetwork } from '../../platform/http/perNetwork.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answer, arrayOf, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { query } from '../../platform/openapi/listParameters.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { importPoints, reviewPoints } from './commands/importPoints.ts';
import { packetaRoutes } from './packeta/routes.ts';
import { presentPoint, presentPointRecord } from './present.ts';
import { findPoints, listPoints, pointFields } from './queries.ts';

interface PickupPointsDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
}

const FILE = [{ file: 'file', types: 'text/csv, application/json' }] as const;
const FORMATS =
  'CSV with the columns `code`, `name`, `street`, `city`, `zip`, and if need be `country` and `opening hours`, or Packeta’s list of branches in JSON; at most 8 MB and 20,000 points.';

/** Pick-up points of shipping methods: found by customers, kept by import. */
export function pickupPointsRoutes(deps: PickupPointsDeps): RouteGroup {
  const { knex, bus, createLimiter } = deps;
  // Each pause in typing is a search.
  const limit = createLimiter({ name: 'point-searches', points: 20, seconds: 1, isRough: true });
  return {
    tag: {
      name: 'Pick-up points',
      description: 'Where parcels of a shipping method are collected.',
    },
    records: {
      PickupPoint: pickupPoint,
      PickupPointRecord: pickupPointRecord,
      PointsOutcome: pointsOutcome,
    },
    routes: [
      route({
        id: 'searchPickupPoints',
        method: 'get',
        path: '/pickup-points/search',
        needs: 'public',
        summary: 'Find points by town or postal code',
        description:
          'At most 20, whose town or postal code begins with the text; further words may be in name and street. Without a text the first ones.',
        parameters: [
          query('shipping_method', 'The id of the shipping method.', { type: 'integer' }),
          query('q', 'A town or a postal code, or its beginning.', { type: 'string' }),
        ],
        limits: [perNetwork(limit)],
        answers: {
          200: answer('The points.', arrayOf('PickupPoint')),
          ...failures(429),
        },
        run: async (ctx) => {
          const [method, typed] = [one(ctx.query.shipping_method), one(ctx.query.q)];
          const points = await findPoints(knex, recordId(method), typed.slice(0, MOST_TYPED));
          return points.map(presentPoint);
        },
      }),
      ...packetaRoutes(deps),
      route({
        id: 'listPickupPoints',
        method: 'get',
        path: '/pickup-points',
        needs: 'read content',
        summary: 'List points, also those that are gone',
        list: pointFields,
        answers: { 200: listAnswer('The points.', 'PickupPointRecord') },
        run: async (ctx) => (await listPoints(knex, ctx)).map(presentPointRecord),
      }),
      route({
        id: 'reviewPickupPoints',
        method: 'post',
        path: '/pickup-points/imports/review',
        needs: 'write business',
        summary: 'Read a list of points without changing anything',
        description: FORMATS,
        input: requestBody('PickupPointsImport', pointsImport, FILE),
        answers: { 200: answer('What an import would change.', 'PointsOutcome') },
        run: async (ctx, { shipping_method: method }) =>
          reviewPoints(knex, { method, list: await sentList(ctx) }),
      }),
      route({
        id: 'importPickupPoints',
        method: 'post',
        path: '/pickup-points/imports',
        needs: 'write business',
        summary: 'Replace the points of a shipping method',
        description: `Points are recognised by their code; those that the file lacks become inactive. All or nothing; the same file again changes nothing. ${FORMATS}`,
        input: requestBody('PickupPointsImport', pointsImport, FILE),
        answers: { 200: answer('What has changed.', 'PointsOutcome') },
        run: async (ctx, { shipping_method: method }) =>
          importPoints(bus, { method, list: await sentList(ctx) }, actorOf(ctx)),
      }),
    ],
  };
}

const MOST_TYPED = 100;

const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

async function sentList(ctx: Context) {
  const [file] = [...ctx.state.files.values()].flat();
  if (!file) throw unreadableFile('points.file');
  const { readPoints } = await import('./files/readPoints.ts');
  return readPoints(await readFile(file.path));
}
