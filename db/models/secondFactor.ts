import { Row } from './row.ts';

/** An account's authenticator app. */
export class Authenticator extends Row {
  static override tableName = 'authenticators';
  static override idColumn = 'user_id';

  declare user_id: number;
  /** Encrypted; null until a code has confirmed it. */
  declare secret: string | null;
  /** Encrypted; what is being set up. */
  declare pending: string | null;
  /** The last step of 30 seconds whose code was taken. */
  declare last_step: number;
}

/** A code for the day the phone is lost; gone once it is used. */
export class RecoveryCode extends Row {
  static override tableName = 'recovery_codes';
  static override idColumn = 'digest';

  declare digest: string;
  declare user_id: number;
  declare salt: string;
}

export class Passkey extends Row {
  static override tableName = 'passkeys';
  static override stamps = ['created_at'] as const;

  declare id: number;
  declare user_id: number;
  declare credential_id: string;
  /** What its owner calls it. */
  declare name: string;
  /** Base64url. */
  declare public_key: string;
  /** How often it was used, as it says itself; most always say 0. */
  declare counter: number;
  /** How browsers reach it, parted by spaces. */
  declare transports: string;
  declare created_at: string;
  declare last_used_at: string | null;
}
