import type { Modifiers } from 'objection';
import type { LegalKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Row } from './row.ts';

/** A legal text as shown when an order agreed to it, stored once by its digest. */
export class AgreedText extends Row {
  static override tableName = 'agreed_texts';
  static override idColumn = 'digest';
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    dated: (query) => query.select('digest', 'valid_from'),
    /** All columns without the PDF, which is too large for lists. */
    texts: (query) =>
      query.select('digest', 'kind', 'locale', 'valid_from', 'content', 'withdrawal', 'created_at'),
  };

  declare digest: string;
  declare kind: LegalKind;
  declare locale: Locale;
  declare valid_from: string;
  declare content: string;
  /** The withdrawal instructions with the form, in HTML; '' for older texts. */
  declare withdrawal: string;
  /** The whole text as PDF/A; null until a mail needs it. */
  declare pdf: Buffer | null;
  declare created_at: string;
}
