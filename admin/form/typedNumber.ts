import type { Locale } from '../../api/contract/locales.ts';

/** Digits in groups of three, with another sign before the decimals: 1.290,50 or 1,290. */
const GROUPED = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const PLAIN = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * A typed number: spaces, a decimal comma or point, groups of thousands and `Kč` are understood.
 * Anything else is returned as it is, for the rules of the field to reject.
 */
export function typedNumber(text: string): number | string {
  const bare = text.replace(/\s/g, '').replace(/(?:,[-–])?(?:Kč|CZK)?$/i, '');
  const [, group = ''] = GROUPED.exec(bare) ?? [];
  const plain = group ? bare.replaceAll(group, '') : bare;
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : text;
}

/** A number as it is typed in a language; one decimal becomes two, as in prices. */
export function numberText(value: unknown, locale: Locale): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (Number.isNaN(value)) return '';
  const text = String(value).replace(/\.\d$/, '$&0');
  return locale === 'cs' ? text.replace('.', ',') : text;
}
