import type { LegalKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Row } from './row.ts';

/** A legal text as it was shown when an order agreed to it, kept once under its digest. */
export class AgreedText extends Row {
  static override tableName = 'agreed_texts';
  static override idColumn = 'digest';
  static override stamps = ['created_at'] as const;

  declare digest: string;
  declare kind: LegalKind;
  declare locale: Locale;
  declare valid_from: string;
  declare content: string;
  declare created_at: string;
}
