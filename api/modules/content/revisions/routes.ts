import { Revision } from '../../../../db/models/revision.ts';
import { revision, revisionDetail, revisionRestore } from '../../../contract/entities/revision.ts';
import { needToWrite } from '../../../contract/resources.ts';
import type { RevisionDetail } from '../../../contract/types.ts';
import { forbidden, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf, hasAll } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, listAnswer, olderVersion } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { contentResources } from '../contentResources.ts';
import { createService, type ServiceDeps } from '../resources/service.ts';
import { presentDetail, presentRevision } from './present.ts';
import { findRevision, latestRevision, listedRevisions, listRevisions } from './queries.ts';
import { type OtherRestorable, type Restorable, restore } from './restore.ts';

export interface RevisionsDeps extends ServiceDeps {
  /** What other modules keep in the audit trail. */
  others: readonly OtherRestorable[];
}

/** The audit trail: what was changed, by whom, and restoring an earlier version. */
export function revisionsRoutes(deps: RevisionsDeps): RouteGroup {
  const { knex, others } = deps;
  const restorable: Restorable = new Map(
    contentResources.map((resource) => [
      resource.path,
      { resource, service: createService(resource, deps) },
    ]),
  );
  const readDetail = async (id: number, ctx: Context): Promise<RevisionDetail> => {
    const { revision, before } = await findRevision(knex, id, ctx, others);
    return presentDetail(revision, before, ctx.state.locale);
  };

  return {
    tag: {
      name: 'Revisions',
      description:
        'Every change to content, with its author and time. The last 50 versions of each record are kept, for two years at most or as set by `revision_days`.',
    },
    records: { Revision: revision, RevisionDetail: revisionDetail },
    routes: [
      // Those of orders are left out for readers who may not read orders.
      route({
        id: 'listRevisions',
        method: 'get',
        path: '/revisions',
        needs: 'read content',
        summary: 'List changes',
        description: 'Newest first, without the records themselves. `q` searches names.',
        list: listedRevisions.fields,
        answers: { 200: listAnswer('The changes.', 'Revision') },
        run: async (ctx) => {
          const revisions = await listRevisions(knex, ctx, others);
          return revisions.map((each) => presentRevision(each, ctx.state.locale));
        },
      }),
      route({
        id: 'getRevision',
        method: 'get',
        path: '/revisions/:key',
        needs: 'read content',
        summary: 'Read one version of a record',
        description: 'With the fields that differ from the version before it.',
        answers: { 200: answer('The version.', 'RevisionDetail') },
        run: (ctx) => readDetail(recordId(ctx.params.key), ctx),
      }),
      // Also needs the right to write the record itself.
      route({
        id: 'restoreRevision',
        method: 'post',
        path: '/revisions/:key/restore',
        needs: 'write content',
        summary: 'Bring a version of a record back',
        description:
          'The version is written like any other: by the same rules, as a new version. A deleted record is made again under its id, a car with its photos.',
        input: { ...requestBody('RevisionRestore', revisionRestore), required: false },
        answers: {
          200: answer('The new version.', 'RevisionDetail'),
          409: olderVersion(
            'Another version was sent than the record has (`record` is the record as it is now), its slug or key is taken, or what it belongs to is gone.',
            { type: 'object' },
          ),
        },
        run: async (ctx, { version }) => {
          const found = await Revision.query(knex).findById(recordId(ctx.params.key));
          if (!found) throw notFound('revision.notFound');
          const other = others.find(({ resource }) => resource === found.resource);
          const need = other ? (`write ${other.area}` as const) : needToWrite(found.resource);
          if (!hasAll(ctx.state.principal, [need])) throw forbidden();
          if (other) await other.restore(found.record_id, actorOf(ctx));
          else await restore(ctx, found, version, deps, restorable);
          return readDetail(await latestRevision(knex, found), ctx);
        },
      }),
    ],
  };
}
