import type { Modifiers } from 'objection';
import type { LegalKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Row } from './row.ts';

/** A legal text as it was shown when an order agreed to it, kept once under its digest. */
export class AgreedText extends Row {
  static override tableName = 'agreed_texts';
  static override idColumn = 'digest';
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    /** All but its PDF, which a list would carry along. */
    texts: (query) =>
      query.select('digest', 'kind', 'locale', 'valid_from', 'content', 'withdrawal', 'created_at'),
  };

  declare digest: string;
  declare kind: LegalKind;
  declare locale: Locale;
  declare valid_from: string;
  declare content: string;
  /** The instruction on withdrawal with its form, in HTML; '' of texts from before it was kept. */
  declare withdrawal: string;
  /** All of it as PDF/A; null until a mail needs it. */
  declare pdf: Buffer | null;
  declare created_at: string;
}
