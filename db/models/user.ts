import type { Modifiers } from 'objection';
import { Entity, Row } from './row.ts';

export class User extends Entity {
  static override tableName = 'users';
  static override booleans = ['must_enrol'];

  /** In lower case, as it is looked up. */
  declare email: string;
  declare username: string;
  declare password_hash: string;
  declare role: string;
  /** Of the session that it was read with. */
  declare must_enrol?: boolean;
}

/** A sign-in ends after so many days, however often it was renewed. */
const SESSION_DAYS = 90;

/** Sign-ins from before this moment, as an ISO timestamp, have ended. */
export const oldestRunning = (now: Date): string =>
  new Date(now.getTime() - SESSION_DAYS * 86_400_000).toISOString();

/** One sign-in and the family of refresh tokens that grew from it. */
export class Session extends Row {
  static override tableName = 'sessions';
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    running: (query, oldest: string) =>
      query.whereNull('sessions.ended_at').where('sessions.created_at', '>', oldest),
  };

  /** A random id, carried by access tokens. */
  declare id: string;
  declare user_id: number;
  declare created_at: string;
  declare ended_at: string | null;
  /** Nothing may be done but setting up the second factor that is demanded. */
  declare must_enrol: boolean;
}

/** Only the digest is stored, so that a stolen database signs nobody in. */
export class RefreshToken extends Row {
  static override tableName = 'refresh_tokens';
  static override idColumn = 'digest';
  static override stamps = ['created_at'] as const;

  declare digest: string;
  declare session_id: string;
  declare created_at: string;
  declare expires_at: string;
  declare used_at: string | null;
}
