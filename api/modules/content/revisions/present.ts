import type { Revision } from '../../../../db/models/revision.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { RevisionDetail, Revision as WireRevision } from '../../../contract/types.ts';
import { changesBetween } from '../resources/changes.ts';

/** A revision in a list: its name in the language asked, without its record. */
export const presentRevision = (revision: Revision, locale: Locale): WireRevision => ({
  id: revision.id,
  resource: revision.resource,
  record_id: revision.record_id,
  action: revision.action,
  version: revision.version,
  at: revision.at,
  username: revision.username,
  changed: revision.changed,
  name: locale === 'cs' ? revision.name_cs : revision.name_en,
  restored_from: revision.restored_from,
  is_deleted: revision.last_action === 'delete',
});

/** A revision with its record and what differs from the one before it. */
export const presentDetail = (
  revision: Revision,
  before: Revision | undefined,
  locale: Locale,
): RevisionDetail => ({
  ...presentRevision(revision, locale),
  record: revision.record,
  // A restored record has no previous revision, like the first one.
  changes:
    before && before.action !== 'delete' ? changesBetween(before.record, revision.record) : [],
});
