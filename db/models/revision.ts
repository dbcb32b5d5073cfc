import { Model, type RelationMappings } from 'objection';
import type { RevisionAction } from '../../api/contract/constants.ts';
import { Row } from './row.ts';
import { User } from './user.ts';

/**
 * One change of a record: what it became, or on a deletion what it was. What people read of it stands
 * beside the record, so that a list needs neither the record nor the person to be there still.
 */
export class Revision extends Row {
  static override tableName = 'revisions';
  static override jsonAttributes = ['record', 'changed'];
  static override relationMappings = (): RelationMappings => ({
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'revisions.user_id', to: 'users.id' },
    },
  });

  declare id: number;
  /** The resource's name in addresses: 'cars', 'team-members'. */
  declare resource: string;
  declare record_id: number;
  declare version: number;
  /** `initial` is the state of a record from before the trail began. */
  declare action: RevisionAction;
  declare user_id: number | null;
  declare at: string;
  declare record: Record<string, unknown>;
  declare username: string;
  declare name_en: string;
  declare name_cs: string;
  /** Both names and the person's, folded. */
  declare search: string;
  /** Paths of the fields that differ from the state before. */
  declare changed: string[];
  /** The revision that was brought back; null when nothing was. */
  declare restored_from: number | null;
  /** The last thing that happened to the record, where a query asks for it. */
  declare last_action?: RevisionAction;
  declare user?: User | null;
}
