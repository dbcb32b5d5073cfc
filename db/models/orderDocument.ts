import type { Modifiers, RelationMappings, StaticHookArguments } from 'objection';
import type { DocumentFacts, IssuedKind } from '../../api/contract/documents.ts';
import { renewOrderSearch } from './orderSearch.ts';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

/** An issued document: an invoice, a tax document on a payment, or a correction. Never changed or deleted. */
export class OrderDocument extends Row {
  static override tableName = 'order_documents';
  static override jsonAttributes = ['facts'];
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'order_documents.user_id', 'users.id'),
  });
  static override modifiers: Modifiers = {
    /** All columns without the large files. */
    listed: (query) =>
      query
        .select(LISTED.map((column) => `order_documents.${column}`))
        .orderBy('order_documents.id'),
    /** With what they say; added to `listed`. */
    stated: (query) => query.select('order_documents.facts'),
  };

  static override async afterInsert(inserted: StaticHookArguments<OrderDocument>): Promise<void> {
    const orders = inserted.inputItems.map(({ order_id }) => order_id);
    await renewOrderSearch(inserted.transaction, orders);
  }

  declare id: number;
  declare order_id: number;
  declare kind: IssuedKind;
  declare series: string;
  declare year: number;
  declare number: number;
  declare number_text: string;
  declare original_id: number | null;
  declare issued_at: string;
  /**
   * `accountedOn` of its facts, which orders are found by: YYYY-MM-DD. '' until housekeeping has noted it, where
   * an instance of the version before issued the document.
   */
  declare accounted_on: string;
  /** Its part of the documented sum: after deductions of an invoice, negative for a credit note. */
  declare total_halere: number;
  declare facts: DocumentFacts;
  declare pdf: Buffer;
  declare isdoc: Buffer;
  declare digest: string;
  /** Null if issued automatically, or if the user was deleted. */
  declare user_id: number | null;
  declare user?: User | null;
}

const LISTED = [
  'id',
  'order_id',
  'kind',
  'number_text',
  'original_id',
  'issued_at',
  'total_halere',
  'user_id',
];
