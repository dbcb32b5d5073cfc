import Router from '@koa/router';
import { Revision } from '../../../db/models/revision.ts';
import { LIMITS } from '../../contract/constants.ts';
import { revisionRestore } from '../../contract/entities/revision.ts';
import type { RevisionDetail } from '../../contract/types.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { applyConditions, applyOrder } from '../crud/applyListQuery.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { parseListQuery } from '../crud/listQuery.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { contentResources } from '../plainResources.ts';
import { listedRevisions, presentRevision, readDetail, readRevisions } from './readRevisions.ts';
import { type Restorable, restore } from './restore.ts';

/** The audit trail, for administrators alone: what changed, and the way back. */
export function revisionsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex } = deps;
  const router = new Router<RequestState>({ prefix: '/api/revisions' });
  const restorable: Restorable = new Map(
    contentResources.map((resource) => [
      resource.path,
      { resource, service: createService(resource, deps) },
    ]),
  );

  router.get('/', administrator, async (ctx) => {
    const { locale } = ctx.state;
    const asked = parseListQuery(ctx.query, listedRevisions.fields);
    const query = readRevisions(knex);
    applyConditions(query, asked, listedRevisions, locale);
    const total = await query.clone().resultSize();
    applyOrder(query, asked.sort, listedRevisions, locale);
    const window = asked.window ?? { offset: 0, limit: LIMITS.pageSize };
    query.offset(window.offset).limit(window.limit);
    const revisions = await query;
    setListHeaders(ctx, 'revisions', asked, revisions.length, total);
    ctx.body = revisions.map((revision) => presentRevision(revision, locale));
  });

  router.get('/:id', administrator, async (ctx) => {
    ctx.body = await detail(ctx, recordId(ctx.params.id ?? ''));
  });

  router.post('/:id/restore', administrator, deps.body(), async (ctx) => {
    const { version } = parseInput(revisionRestore, ctx.state.body);
    const revision = await Revision.query(knex).findById(recordId(ctx.params.id ?? '') ?? 0);
    if (!revision) throw notFound('revision.notFound');
    await restore(ctx, revision, version, deps, restorable);
    const { resource, record_id } = revision;
    const made = await Revision.query(knex)
      .where({ resource, record_id })
      .max('id as id')
      .first()
      .castTo<{ id: number }>();
    ctx.body = await detail(ctx, made.id);
  });

  const detail = async (ctx: Context, id: number | null): Promise<RevisionDetail> => {
    const found = id === null ? null : await readDetail(knex, id, ctx.state.locale);
    if (!found) throw notFound('revision.notFound');
    return found;
  };

  return router;
}
