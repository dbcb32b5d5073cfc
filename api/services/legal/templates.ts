import type { LegalKind } from '../../contract/constants.ts';
import cookies from '../../contract/legal/templates/cookies.json' with { type: 'json' };
import privacy from '../../contract/legal/templates/privacy.json' with { type: 'json' };
import terms from '../../contract/legal/templates/terms.json' with { type: 'json' };
import type { Locale } from '../../contract/locales.ts';

const TEMPLATES = { terms, privacy, cookies };

/** The day from which the product's own texts hold. */
export const TEMPLATE_DAY = '2026-01-01';

/** The text that comes with the product, with its placeholders. */
export const templateOf = (kind: LegalKind, locale: Locale): string =>
  TEMPLATES[kind][locale].join('');
