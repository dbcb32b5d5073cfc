import Router from '@koa/router';
import { demoState } from '../../../../db/models/meta.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { DemoKind, DemoSeason } from '../../../contract/types.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { contentResources } from '../../content/plainResources.ts';
import { by, namesOf, snapshotOf } from '../../content/resources/keepRevisions.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { type DemoItem, demoItems } from './demoItems.ts';
import { removeDemo } from './removeDemo.ts';

/** `/api/demo-season`: what its removal takes away and what stays; DELETE does it. */
export function demoSeasonRouter({ knex, cache }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/demo-season' });

  router.get('/', async (ctx) => {
    const isLoading = (await demoState(knex)) === 'loading';
    ctx.body = presentDemo(ctx, await demoItems(knex), isLoading);
  });

  router.delete('/', async (ctx) => {
    if ((await demoState(knex)) === 'loading') throw new Failure(409, { key: 'demo.loading' });
    const items = await removeDemo(knex, by(ctx));
    cache.drop(contentResources.map(({ path }) => path));
    ctx.body = { ...presentDemo(ctx, items, false), state: 'none' } satisfies DemoSeason;
  });

  return router;
}

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
