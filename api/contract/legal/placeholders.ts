import type { Locale } from '../locales.ts';
import { pluralOf } from '../messages/plurals.ts';
import { legalNumbers } from './facts.ts';

/** Values of placeholders `%{name}` in legal texts: HTML, and numbers with plural forms. */
export interface LegalValues {
  /** The seller's details: as a block, and as a line within a sentence. */
  seller: { card: string; line: string };
  team: string;
  /** A link to the e-mail address; the team's name if there is none. */
  email: string;
  /** States that prices include VAT; '' if the seller is not a VAT payer. */
  vat: string;
  numbers: ReturnType<typeof legalNumbers>;
}

const TEXTS = ['seller', 'team', 'email', 'vat'] as const;
const NUMBERS = Object.keys(legalNumbers(() => ''));

export const PLACEHOLDERS = [...TEXTS, ...NUMBERS];

const isText = (name: string): boolean => TEXTS.some((one) => one === name);
const isNumber = (name: string): name is keyof LegalValues['numbers'] => NUMBERS.includes(name);

/** An HTML tag, or a placeholder `%{name}` or `%{name|day|days}`, possibly unclosed. */
const PART = /<[^>]*>|%\{([^{}<]*)(\}?)/g;

/** Unknown and malformed placeholders of a text, as written. */
export function unknownPlaceholders(html: string): string[] {
  const unknown = [...html.matchAll(PART)].flatMap(([whole, inner, end]) => {
    if (inner === undefined) return whole.match(/%\{\w*\}?/g) ?? [];
    const [name = '', ...forms] = inner.split('|');
    const isKnown = end === '}' && (isNumber(name) || (isText(name) && forms.length === 0));
    return isKnown ? [] : [whole];
  });
  return [...new Set(unknown)];
}

const SELLER_CARD = /<p[^>]*>\s*%\{seller\}\s*<\/p>/g;

/** Fills in the placeholders of a text. */
export function fillPlaceholders(html: string, values: LegalValues, locale: Locale): string {
  return html
    .replace(SELLER_CARD, () => values.seller.card)
    .replace(PART, (whole, inner: string | undefined) => {
      const [name = '', ...forms] = inner?.split('|') ?? [];
      return filledIn(name, forms, values, locale) ?? whole;
    });
}

/** The current value of a placeholder as HTML. */
export function filledIn(
  name: string,
  forms: readonly string[],
  values: LegalValues,
  locale: Locale,
): string | null {
  if (name === 'seller') return values.seller.line;
  if (name === 'team' || name === 'email' || name === 'vat') return values[name];
  if (!isNumber(name)) return null;
  const number = values.numbers[name];
  return forms.length === 0 ? String(number) : `${number} ${pluralOf(number, forms, locale)}`;
}
