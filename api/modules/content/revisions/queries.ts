import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Revision } from '../../../../db/models/revision.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mayAlso } from '../../../platform/http/principal.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, moment, text, words } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';
import type { OtherRestorable } from './restore.ts';

export const listedRevisions: Listed = {
  model: Revision,
  fields: {
    id: integer,
    resource: text,
    record_id: integer,
    action: text,
    version: integer,
    at: moment,
    user_id: { ...integer, nullable: true },
    username: words,
  },
  order: [['id', 'desc']],
};

/** The revisions that a list asks for, without their records, which may be long. */
export const listRevisions = (
  knex: Knex,
  ctx: Context,
  others: readonly OtherRestorable[],
): Promise<Revision[]> =>
  listRows(ctx, readRevisions(knex, ctx, others), listedRevisions, 'revisions');

/** A revision with its record, and the one before it; throws a 404. */
export async function findRevision(
  knex: Knex,
  id: number,
  ctx: Context,
  others: readonly OtherRestorable[],
): Promise<{ revision: Revision; before: Revision | undefined }> {
  const revision = await readRevisions(knex, ctx, others).select('revisions.record').findById(id);
  if (!revision) throw notFound('revision.notFound');
  const { resource, record_id } = revision;
  const before = await Revision.query(knex)
    .where({ resource, record_id })
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .first();
  return { revision, before };
}

/** The id of a record's latest revision. */
export async function latestRevision(
  knex: Knex,
  { resource, record_id }: Pick<Revision, 'resource' | 'record_id'>,
): Promise<number> {
  const { id } = await Revision.query(knex)
    .where({ resource, record_id })
    .max('id as id')
    .first()
    .castTo<{ id: number }>();
  return id;
}

/** Revisions with the record's latest action, of what the reader may read. */
const readRevisions = (
  knex: Knex,
  { state }: Context,
  others: readonly OtherRestorable[],
): QueryBuilder<Revision, Revision[]> =>
  Revision.query(knex)
    .modify((query) => {
      for (const { resource, area } of others) {
        if (!mayAlso(state, 'read', area)) query.whereNot('revisions.resource', resource);
      }
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
