import type { Modifiers } from 'objection';
import { daysBefore } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Entity, Row } from './row.ts';

export class User extends Entity {
  static override tableName = 'users';

  /** In lower case, as it is looked up. */
  declare email: string;
  /** What posts and histories call the person. */
  declare username: string;
  /** '' until the person who was invited chose a password. */
  declare password_hash: string;
  declare role: string;
  /** Of mails to the person; null until it is chosen. */
  declare locale: Locale | null;
  /** Since when the person can't sign in any more. */
  declare disabled_at: string | null;

  static override modifiers: Modifiers = {
    /** Those who can sign in. */
    active: (query) => query.whereNull('users.disabled_at').whereNot('users.password_hash', ''),
    /** All but those who were erased: histories alone refer to them. */
    known: (query) => query.where('users.email', 'like', '%@%'),
    /** Who somebody is, for what they did. */
    named: (query) => query.select('users.id', 'users.username'),
  };
}

/** A sign-in ends after so many days, however often it was renewed. */
const SESSION_DAYS = 90;

/** Sign-ins from before this moment, as an ISO timestamp, have ended. */
export const oldestRunning = (now: Date): string => daysBefore(now, SESSION_DAYS).toISOString();

/** One sign-in and the family of refresh tokens that grew from it. */
export class Session extends Row {
  static override tableName = 'sessions';
  static override booleans = ['must_enrol'];
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
  /** Of the last use that was noted; '' and null where nothing is known. */
  declare user_agent: string;
  declare address: string;
  declare last_used_at: string | null;
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

/** A link by mail that sets a password once; only its secret's digest is stored. */
export class AccountLink extends Row {
  static override tableName = 'account_links';
  static override idColumn = 'digest';

  declare digest: string;
  declare user_id: number;
  declare kind: 'invitation' | 'password_reset';
  declare expires_at: string;
}
