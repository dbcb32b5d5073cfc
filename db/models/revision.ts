import { Model, type RelationMappings } from 'objection';
import { Row } from './row.ts';
import { User } from './user.ts';

/** One change of a record: what it became, or on a deletion what it was. */
export class Revision extends Row {
  static override tableName = 'revisions';
  static override jsonAttributes = ['record'];
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
  declare action: 'create' | 'update' | 'delete';
  declare user_id: number | null;
  declare at: string;
  declare record: Record<string, unknown>;
  declare user?: User | null;
}
