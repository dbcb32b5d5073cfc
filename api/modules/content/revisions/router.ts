import Router from '@koa/router';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Revision } from '../../../../db/models/revision.ts';
import { ruleOf } from '../../../contract/access.ts';
import { revisionRestore } from '../../../contract/entities/revision.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { RevisionDetail, Revision as WireRevision } from '../../../contract/types.ts';
import { forbidden, notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { actorOf, hasAll, mayAlso } from '../../../platform/http/principal.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, text } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';
import { ORDERS, restoreOrder } from '../../orders/index.ts';
import { contentResources } from '../plainResources.ts';
import { changesBetween } from '../resources/changes.ts';
import type { RouterDeps } from '../resources/router.ts';
import { createService } from '../resources/service.ts';
import { type Restorable, restore } from './restore.ts';

export function revisionsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex } = deps;
  const router = new Router<RequestState>({ prefix: '/api/revisions' });
  const restorable: Restorable = new Map(
    contentResources.map((resource) => [
      resource.path,
      { resource, service: createService(resource, deps) },
    ]),
  );

  router.get('/', async (ctx) => {
    const { locale } = ctx.state;
    const revisions = await listRows(ctx, readRevisions(knex, ctx), listedRevisions, 'revisions');
    ctx.body = revisions.map((revision) => presentRevision(revision, locale));
  });

  router.get('/:id', async (ctx) => {
    ctx.body = await readDetail(knex, recordId(ctx.params.id), ctx);
  });

  router.post('/:id/restore', deps.body(), async (ctx) => {
    const { version } = parseInput(revisionRestore, ctx.state.body);
    const revision = await Revision.query(knex).findById(recordId(ctx.params.id));
    if (!revision) throw notFound('revision.notFound');
    const isOrder = revision.resource === ORDERS;
    const needs = isOrder
      ? (['write orders'] as const)
      : ruleOf('PUT', `/${revision.resource}/${revision.record_id}`)?.needs;
    if (needs && !hasAll(ctx.state.principal, needs)) throw forbidden();
    if (isOrder) await restoreOrder(deps.bus, { id: revision.record_id }, actorOf(ctx));
    else await restore(ctx, revision, version, deps, restorable);
    const { resource, record_id } = revision;
    const made = await Revision.query(knex)
      .where({ resource, record_id })
      .max('id as id')
      .first()
      .castTo<{ id: number }>();
    ctx.body = await readDetail(knex, made.id, ctx);
  });

  return router;
}

/**
 * Revisions without their records, which may be long, with the record's latest action. Those of orders
 * are for who may read orders.
 */
const readRevisions = (knex: Knex, { state }: Context): QueryBuilder<Revision, Revision[]> =>
  Revision.query(knex)
    .modify((query) => {
      if (!mayAlso(state, 'read', 'orders')) query.whereNot('revisions.resource', ORDERS);
    })
    .select(COLUMNS.map((column) => `revisions.${column}`))
    .select(LAST_ACTION.as('last_action'));

const COLUMNS = [
  'id',
  'resource',
  'record_id',
  'name_en',
  'name_cs',
  'action',
  'version',
  'at',
  'username',
  'changed',
  'restored_from',
];

const LAST_ACTION = raw(
  '(select action from revisions as later where later.resource = revisions.resource and later.record_id = revisions.record_id order by later.id desc limit 1)',
);

const presentRevision = (
  { id, resource, record_id, action, version, at, username, changed, ...revision }: Revision,
  locale: Locale,
): WireRevision => ({
  id,
  resource,
  record_id,
  action,
  version,
  at,
  username,
  changed,
  name: locale === 'cs' ? revision.name_cs : revision.name_en,
  restored_from: revision.restored_from,
  is_deleted: revision.last_action === 'delete',
});

async function readDetail(knex: Knex, id: number, ctx: Context): Promise<RevisionDetail> {
  const revision = await readRevisions(knex, ctx).select('revisions.record').findById(id);
  if (!revision) throw notFound('revision.notFound');
  const { resource, record_id, record } = revision;
  const before = await Revision.query(knex)
    .where({ resource, record_id })
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .first();
  return {
    ...presentRevision(revision, ctx.state.locale),
    record,
    // A record that was created again has nothing before it, like the first revision.
    changes: before && before.action !== 'delete' ? changesBetween(before.record, record) : [],
  };
}

export const listedRevisions: Listed = {
  model: Revision,
  fields: {
    id: integer,
    resource: text,
    record_id: integer,
    action: text,
    version: integer,
    at: text,
    user_id: { ...integer, nullable: true },
    username: text,
  },
  order: [['id', 'desc']],
};
