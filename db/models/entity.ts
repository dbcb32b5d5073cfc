import { Row } from './row.ts';

/**
 * A record that is edited: it has an id, a version that the service raises with each write
 * (decisions, Reading and writing), and the times of its making and last change.
 */
export abstract class Entity extends Row {
  static override stamps = ['created_at', 'updated_at'] as const;

  declare id: number;
  declare version: number;
  declare created_at: string;
  declare updated_at: string;

  override $beforeInsert(): void {
    super.$beforeInsert();
    this.version ??= 1;
  }
}

/** An entity whose texts can be searched. */
export abstract class SearchableEntity extends Entity {
  /** The searchable texts of all languages, folded (`fold` of the contract) by the service. */
  declare search: string;
}
