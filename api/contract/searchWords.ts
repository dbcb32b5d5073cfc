import { fold } from './slug.ts';

/** More words would only make the query longer. */
const MAX_WORDS = 10;
/** Endings that change with a word's case or number; what is left is long enough to mean the same. */
const PLURAL = /^([a-z]{3,})s$/;
const DECLINED = /^([a-z]{4,}?)(?:[aeiouy]{1,2}|[aei]ch|[aeu]m|[aeiy]mi)$/;
/** The e that Czech puts between a word's last consonants where no ending follows: 'hrnek', but 'hrnky'. */
const FLEETING = /^([a-z]{2,}[b-df-hj-np-tv-xz])(e?)([kc])$/;

/**
 * The words that are looked for in folded texts, of which a found one has all, in any order. An ending that
 * Czech or English declines is left off: 'mikiny' finds 'mikina', 'mugs' finds 'mug'.
 */
export const searchWords = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean).map(withoutEnding))].slice(0, MAX_WORDS);

const withoutEnding = (word: string): string => word.replace(PLURAL, '$1').replace(DECLINED, '$1');

/** The forms of such a word that are looked for: 'hrnk' is also in 'hrnek', 'tricek' also in 'tricko'. */
export const formsOf = (word: string): string[] => {
  const [, start, e, end] = FLEETING.exec(word) ?? [];
  return start === undefined ? [word] : [word, `${start}${e ? '' : 'e'}${end}`];
};

/** Whether a text has all the words, as the API's `q` compares. */
export function hasWords(text: string, searched: string): boolean {
  const folded = fold(text);
  return searchWords(searched).every((word) => formsOf(word).some((form) => folded.includes(form)));
}
