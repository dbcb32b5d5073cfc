import type { Modifiers, RelationMappings } from 'objection';
import type { DocumentFacts, IssuedKind } from '../../api/contract/documents.ts';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

/** An invoice, a tax document on a payment, or a correction of one, as it was issued: it never changes and is never deleted. */
export class OrderDocument extends Row {
  static override tableName = 'order_documents';
  static override jsonAttributes = ['facts'];
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'order_documents.user_id', 'users.id'),
  });
  static override modifiers: Modifiers = {
    /** Without the bytes, which are many. */
    listed: (query) =>
      query
        .select(LISTED.map((column) => `order_documents.${column}`))
        .orderBy('order_documents.id'),
  };

  declare id: number;
  declare order_id: number;
  declare kind: IssuedKind;
  declare series: string;
  declare year: number;
  declare number: number;
  declare number_text: string;
  declare original_id: number | null;
  declare issued_at: string;
  /** What it adds to what is documented: an invoice's price less what it deducts, below 0 for a credit note. */
  declare total_halere: number;
  declare facts: DocumentFacts;
  declare pdf: Buffer;
  declare isdoc: Buffer;
  declare digest: string;
  /** Null where the product issued it itself, or that user is deleted. */
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
