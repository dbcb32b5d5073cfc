import type { Knex } from 'knex';
import { demoState } from '../../../../db/models/meta.ts';
import { demoSeason } from '../../../contract/entities/demoSeason.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { DemoKind, DemoSeason } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { contentResources, namesOf, snapshotOf } from '../../content/index.ts';
import { type DemoItem, demoItems } from './demoItems.ts';
import { removeDemo } from './removeDemo.ts';

interface DemoSeasonDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** What the removal of the demo season takes away and what stays, and the removal itself. */
export const demoSeasonRoutes = ({ knex, bus, now }: DemoSeasonDeps): RouteGroup => ({
  tag: { name: 'Demo season', description: 'Demo content loaded at the first start.' },
  records: { DemoSeason: demoSeason },
  routes: [
    route({
      id: 'getDemoSeason',
      method: 'get',
      path: '/demo-season',
      needs: 'read operations',
      summary: 'Read what removing the demo season would delete',
      answers: { 200: answer('Records that would be removed and kept.', 'DemoSeason') },
      run: async (ctx) => {
        const isLoading = (await demoState(knex)) === 'loading';
        return presentDemo(ctx, await demoItems(knex, now()), isLoading);
      },
    }),
    route({
      id: 'removeDemoSeason',
      method: 'delete',
      path: '/demo-season',
      needs: 'write operations',
      summary: 'Remove the demo season',
      description:
        'Unedited records are deleted, settings and methods become neutral; the audit trail can restore them. Edited records and products with booked dates stay, orders and messages too. It is never loaded again.',
      answers: { 200: answer('Records removed and kept.', 'DemoSeason'), ...failures(409) },
      run: async (ctx) => {
        if ((await demoState(knex)) === 'loading') throw new Failure(409, { key: 'demo.loading' });
        const items = await removeDemo(bus, undefined, actorOf(ctx));
        return { ...presentDemo(ctx, items, false), state: 'none' };
      },
    }),
  ],
});

function presentDemo(
  { state: { locale } }: Context,
  items: readonly DemoItem[],
  isLoading: boolean,
): DemoSeason {
  const untouched = items.filter(({ isEdited }) => !isEdited);
  const removed = untouched.filter(({ neutral }) => !neutral);
  const reset = untouched.filter(({ neutral, isNeutral }) => neutral && !isNeutral);
  const isThere = removed.length + reset.length > 0;
  return {
    state: isLoading ? 'loading' : isThere ? 'there' : 'none',
    removed: kindsOf(removed, locale),
    reset: kindsOf(reset, locale),
    kept: kindsOf(
      items.filter(({ isEdited }) => isEdited),
      locale,
    ),
  };
}

function kindsOf(items: readonly DemoItem[], locale: Locale): DemoKind[] {
  return contentResources.flatMap((resource) => {
    const records = items
      .filter((item) => item.resource === resource)
      .map(({ record }) => ({
        id: record.id,
        name: namesOf(snapshotOf(resource, record))[locale],
      }));
    return records.length > 0 ? [{ resource: resource.path, records }] : [];
  });
}
