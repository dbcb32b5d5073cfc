import { fold } from './slug.ts';

/** More words would only make the query longer. */
const MAX_WORDS = 10;
/** Endings that change with a word's case or number; what is left is long enough to mean the same. */
const PLURAL = /^([a-z]{3,})s$/;
const VOWELS = /^([a-z]{4,}?)[aeiouy]{1,2}$/;

/**
 * The words that are looked for in folded texts, of which a found one has all, in any order. An ending that
 * Czech or English declines is left off: 'mikiny' finds 'mikina', 'mugs' finds 'mug'.
 */
export const searchWords = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean).map(withoutEnding))].slice(0, MAX_WORDS);

const withoutEnding = (word: string): string => word.replace(PLURAL, '$1').replace(VOWELS, '$1');

/** Whether a text has all the words, as the API's `q` compares. */
export function hasWords(text: string, searched: string): boolean {
  const folded = fold(text);
  return searchWords(searched).every((word) => folded.includes(word));
}
