import { Row } from './row.ts';

/** A slug that a record gave up; one that a record has again, or another one, is none. */
export class FormerSlug extends Row {
  static override tableName = 'former_slugs';
  static override idColumn = ['resource', 'slug'];

  declare resource: string;
  declare slug: string;
  declare record_id: number;
}
