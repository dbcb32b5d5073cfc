import { HOME_COUNTRY } from '../../api/contract/countries.ts';

const LETTERS = /\p{L}/gu;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

export const hasLetter = (name: string): boolean => countOf(LETTERS, name) > 0;

export const isTown = (text: string): boolean => countOf(LETTERS, text) >= 2;

/** Whether a postal code is one of its country: a Czech one has five digits, others are not checked. */
export const isPostalCode = (text: string, country: string): boolean =>
  country !== HOME_COUNTRY || /^\d{5}$/.test(text.replace(/\s/g, ''));
