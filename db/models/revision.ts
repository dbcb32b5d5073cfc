import type { RevisionAction } from '../../api/contract/constants.ts';
import { Row } from './row.ts';

/** A record's new state, or its last one. Names outlive the record and the user. */
export class Revision extends Row {
  static override tableName = 'revisions';
  static override jsonAttributes = ['record', 'changed'];

  declare id: number;
  /** The resource's path: 'cars', 'team-members'. */
  declare resource: string;
  declare record_id: number;
  declare version: number;
  /** `initial` is the state of a record from before the trail began. */
  declare action: RevisionAction;
  declare user_id: number | null;
  declare at: string;
  declare record: Record<string, unknown>;
  declare username: string;
  declare name_en: string;
  declare name_cs: string;
  /** Both names and the user's, folded. */
  declare search: string;
  declare changed: string[];
  declare restored_from: number | null;
  /** The record's latest action, where a query selects it. */
  declare last_action?: RevisionAction;
}
