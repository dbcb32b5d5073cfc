import type { Knex } from 'knex';
import type { Locale } from '../api/contract/locales.ts';
import { isSqlite } from './connect.ts';

type Pair = readonly [letter: string, replacement: string];

/** Letters with accents by the letter that they are sorted with: those of Czech and of its neighbours. */
const ACCENTED = {
  a: 'áäą',
  c: 'čć',
  d: 'ď',
  e: 'éěëę',
  i: 'í',
  l: 'ĺľł',
  n: 'ňńñ',
  o: 'óöôő',
  r: 'řŕ',
  s: 'šś',
  t: 'ť',
  u: 'úůüű',
  y: 'ý',
  z: 'žźż',
};

/** Letters of the Czech alphabet that follow another one, which they are not sorted with (ČSN 97 6030). */
const CZECH: readonly Pair[] = [
  ['ch', 'h'],
  ['č', 'c'],
  ['ř', 'r'],
  ['š', 's'],
  ['ž', 'z'],
];

/** A letter after `z`: what begins with it follows all that begins with the letter before it. */
const LAST = '{';

/**
 * The SQL of a key that sorts a text as the language's alphabet has it, the same on both databases:
 * SQLite alone compares bytes, which puts Č and small letters behind Z, and PostgreSQL's order depends
 * on how the database was created. Upper and lower case are alike, and accents but for the Czech letters.
 * An index serves it when it is created with the same key; a change of the key needs a new index.
 * @param text SQL of the text
 */
export function alphabetically(knex: Knex, text: string, locale: Locale): string {
  const own: readonly Pair[] = locale === 'cs' ? CZECH : [];
  const accented = Object.entries(ACCENTED)
    .flatMap(([base, letters]) => [...letters].map((letter): Pair => [letter, base]))
    .filter(([letter]) => !own.some(([kept]) => kept === letter));
  const single = inBothCases(accented);
  const folded = isSqlite(knex)
    ? single.reduce(replaced, `lower(${text})`)
    : `translate(lower(${text}), '${joined(single, 0)}', '${joined(single, 1)}')`;
  const key = inBothCases(own.map(([letter, base]) => [letter, base + LAST])).reduce(
    replaced,
    folded,
  );
  return isSqlite(knex) ? key : `(${key}) collate "C"`;
}

/** The databases' own lower() may know the ASCII letters only. */
const inBothCases = (pairs: readonly Pair[]): Pair[] =>
  pairs.flatMap(([letter, replacement]) =>
    [...new Set([letter, letter.toUpperCase()])].map((one): Pair => [one, replacement]),
  );

const replaced = (sql: string, [letter, replacement]: Pair): string =>
  `replace(${sql}, '${letter}', '${replacement}')`;

const joined = (pairs: readonly Pair[], index: 0 | 1): string =>
  pairs.map((pair) => pair[index]).join('');
