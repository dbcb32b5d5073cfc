import { Model, type Modifiers, type RelationMappings } from 'objection';
import { Row } from './row.ts';
import { User } from './user.ts';

/** One sign-in and the family of refresh tokens that grew from it (decisions, Sign-in). */
export class Session extends Row {
  static override tableName = 'sessions';
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    running: (query) => query.whereNull('sessions.ended_at'),
  };
  static override relationMappings = (): RelationMappings => ({
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'sessions.user_id', to: 'users.id' },
    },
    refreshTokens: {
      relation: Model.HasManyRelation,
      modelClass: RefreshToken,
      join: { from: 'sessions.id', to: 'refresh_tokens.session_id' },
    },
  });

  /** A random id, carried by access tokens. */
  declare id: string;
  declare user_id: number;
  declare created_at: string;
  declare ended_at: string | null;
  declare user?: User;
  declare refreshTokens?: RefreshToken[];
}

/**
 * A refresh token. Only its digest is kept, so that a stolen database signs nobody in; within its
 * grace a used token must answer the same successor, hence that is derived from the token itself.
 */
export class RefreshToken extends Row {
  static override tableName = 'refresh_tokens';
  static override idColumn = 'digest';
  static override stamps = ['created_at'] as const;
  static override relationMappings = (): RelationMappings => ({
    session: {
      relation: Model.BelongsToOneRelation,
      modelClass: Session,
      join: { from: 'refresh_tokens.session_id', to: 'sessions.id' },
    },
  });

  declare digest: string;
  declare session_id: string;
  declare created_at: string;
  declare expires_at: string;
  declare used_at: string | null;
  declare session?: Session;
}
