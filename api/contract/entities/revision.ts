import { z } from 'zod';
import { REVISION_ACTIONS } from '../constants.ts';
import { optionalInteger } from '../fields.ts';

const revisionChange = z.object({
  /** Path within the record: `price`, `translations.cs.name`. A list is one field. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const revision = z.object({
  id: z.int(),
  resource: z.string(),
  record_id: z.int(),
  name: z.string(),
  action: z.enum(REVISION_ACTIONS),
  version: z.int(),
  at: z.string().describe('ISO-8601, UTC.'),
  username: z.string().describe('The author; empty for a state from before the history began.'),
  changed: z.array(z.string()).describe('Paths of the fields that differ from the state before.'),
  restored_from: z.int().nullable().describe('The restored revision.'),
  is_deleted: z.boolean().describe('Whether the record is deleted.'),
});

export const revisionDetail = revision.extend({
  record: z.record(z.string(), z.unknown()).describe('The record as the input of a write.'),
  changes: z.array(revisionChange),
});

/** Input of a restoration: the expected current version; a different one answers 409. */
export const revisionRestore = z.object({ version: optionalInteger() });

export type Revision = z.infer<typeof revision>;
export type RevisionChange = z.infer<typeof revisionChange>;
export type RevisionDetail = z.infer<typeof revisionDetail>;
