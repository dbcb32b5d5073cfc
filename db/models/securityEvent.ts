import type { SecurityKind } from '../../api/contract/constants.ts';
import type { SecurityFacts } from '../../api/contract/types.ts';
import { Row } from './row.ts';

/** One line of the security log. Names are kept when the account is deleted. */
export class SecurityEvent extends Row {
  static override tableName = 'security_events';
  static override jsonAttributes = ['facts'];

  declare id: number;
  declare kind: SecurityKind;
  declare at: string;
  declare last_at: string;
  declare times: number;
  declare user_id: number | null;
  declare username: string;
  declare email: string;
  declare address: string;
  declare agent: string;
  declare request_id: string;
  declare facts: SecurityFacts;
  /** Folded. */
  declare search: string;
  declare bucket: string | null;
}
