import { Revision } from '../../../db/models/revision.ts';
import type { Listed } from '../crud/applyListQuery.ts';
import { integer, text } from '../crud/fields.ts';

/** What the list of changes is filtered and sorted by; newest first when nothing is asked. */
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
