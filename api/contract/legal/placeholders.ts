import type { Locale } from '../locales.ts';
import type { legalNumbers } from './facts.ts';

/** What legal texts name by `%{name}`: HTML by name, and numbers, which take plural forms. */
export interface LegalValues {
  /** The seller's card; within a sentence in one line. */
  seller: { card: string; line: string };
  team: string;
  /** A link; the team's name where it has no address. */
  email: string;
  /** Says that prices have VAT in them; '' where the seller pays none. */
  vat: string;
  numbers: ReturnType<typeof legalNumbers>;
}

const TEXTS = ['seller', 'team', 'email', 'vat'] as const;
const NUMBERS = [
  'deliveryFrom',
  'deliveryTo',
  'returnDays',
  'complaintDays',
  'defectMonths',
  'documentYears',
  'orderYears',
  'technicalYears',
  'bankPaymentDays',
  'keptMailDays',
  'messageMonths',
  'cancelledDays',
  'revisionDays',
  'securityDays',
  'linkYears',
] as const;

export const PLACEHOLDERS = [...TEXTS, ...NUMBERS];

const isText = (name: string): boolean => TEXTS.some((one) => one === name);
const isNumber = (name: string): name is (typeof NUMBERS)[number] =>
  NUMBERS.some((one) => one === name);

/** A tag, which holds no placeholder, or `%{name}` or `%{name|day|days}`, whole or not. */
const PART = /<[^>]*>|%\{([^{}<]*)(\}?)/g;

/** The placeholders of a text that stand for nothing, as they were written. */
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

/** A text with its placeholders filled in. */
export function fillPlaceholders(html: string, values: LegalValues, locale: Locale): string {
  return html
    .replace(SELLER_CARD, () => values.seller.card)
    .replace(PART, (whole, inner: string | undefined) => {
      const [name = '', ...forms] = inner?.split('|') ?? [];
      return filledIn(name, forms, values, locale) ?? whole;
    });
}

/** What a placeholder stands for now, as HTML. */
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

/** Of `rok|roky|let` or `year|years` the form that goes with a number. */
function pluralOf(number: number, forms: readonly string[], locale: Locale): string {
  const category = new Intl.PluralRules(locale).select(number);
  const place = category === 'one' ? 0 : category === 'few' ? 1 : forms.length - 1;
  return forms[Math.min(place, forms.length - 1)] ?? '';
}
