import type { RevisionAction } from '../../api/contract/constants.ts';
import { Row } from './row.ts';

/** The state of a record after an action, or before its deletion. Names outlast record and user. */
export class Revision extends Row {
  static override tableName = 'revisions';
  static override jsonAttributes = ['record', 'changed'];

  declare id: number;
  /** The resource's path: 'cars', 'team-members'. */
  declare resource: string;
  declare record_id: number;
  declare version: number;
  /** `initial`: the state of a record from before revisions were kept. */
  declare action: RevisionAction;
  declare user_id: number | null;
  declare at: string;
  declare record: Record<string, unknown>;
  declare username: string;
  declare name_en: string;
  declare name_cs: string;
  /** The record's names in both languages and the user's name, folded. */
  declare search: string;
  declare changed: string[];
  declare restored_from: number | null;
  /** The record's latest action; set by queries that select it. */
  declare last_action?: RevisionAction;
}
