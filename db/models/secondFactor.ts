import { Row } from './row.ts';

/** An account's authenticator app. */
export class Authenticator extends Row {
  static override tableName = 'authenticators';
  static override idColumn = 'user_id';

  declare user_id: number;
  /** Encrypted; null until confirmed by a code. */
  declare secret: string | null;
  /** Encrypted; the secret being set up. */
  declare pending: string | null;
  /** The last 30-second step with an accepted code. */
  declare last_step: number;
}

/** A recovery code; deleted when used. */
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
  /** The name given by its owner. */
  declare name: string;
  /** Base64url. */
  declare public_key: string;
  /** The authenticator's signature counter; most always report 0. */
  declare counter: number;
  /** Transports, separated by spaces. */
  declare transports: string;
  declare created_at: string;
  declare last_used_at: string | null;
}
