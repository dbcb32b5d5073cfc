import type { Modifiers } from 'objection';
import { daysBefore } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Entity, Row } from './row.ts';

export class User extends Entity {
  static override tableName = 'users';

  /** In lower case, for lookups. */
  declare email: string;
  /** The name shown in posts and histories. */
  declare username: string;
  /** '' until an invited person chooses a password. */
  declare password_hash: string;
  declare role: string;
  /** The language of mails to the person; null until chosen. */
  declare locale: Locale | null;
  /** When the account was disabled; null if it is enabled. */
  declare disabled_at: string | null;

  static override modifiers: Modifiers = {
    /** Users who can sign in. */
    active: (query) => query.whereNull('users.disabled_at').whereNot('users.password_hash', ''),
    /** Users who are not erased; only histories refer to erased ones. */
    known: (query) => query.where('users.email', 'like', '%@%'),
    /** Id and name, for histories. */
    named: (query) => query.select('users.id', 'users.username'),
  };
}

/** Maximum duration of a sign-in in days, however often it is renewed. */
const SESSION_DAYS = 90;

/** Sign-ins older than this ISO timestamp have ended. */
export const oldestRunning = (now: Date): string => daysBefore(now, SESSION_DAYS).toISOString();

/** One sign-in and its family of refresh tokens. */
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
  /** Whether the sign-in is limited to setting up the required second factor. */
  declare must_enrol: boolean;
  /** From the last recorded use; '' and null if unknown. */
  declare user_agent: string;
  declare address: string;
  declare last_used_at: string | null;
}

/** Only the digest is stored, so that a stolen database gives no access. */
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

/** A mailed link that sets a password once; only the digest of its secret is stored. */
export class AccountLink extends Row {
  static override tableName = 'account_links';
  static override idColumn = 'digest';

  declare digest: string;
  declare user_id: number;
  declare kind: 'invitation' | 'password_reset';
  declare expires_at: string;
}
