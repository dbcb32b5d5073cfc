import { Model, type Modifiers, type RelationMappings } from 'objection';
import { Row } from './row.ts';
import { User } from './user.ts';

/** A sign-in ends after so long, however often it was renewed. */
const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;

/** One sign-in and the family of refresh tokens that grew from it (decisions, Sign-in). */
export class Session extends Row {
  static override tableName = 'sessions';
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    running: (query, oldest: string) =>
      query.whereNull('sessions.ended_at').where('sessions.created_at', '>', oldest),
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

/** Sign-ins from before this moment have ended. */
export const oldestRunning = (now: Date): string =>
  new Date(now.getTime() - SESSION_DAYS * DAY_MS).toISOString();

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
