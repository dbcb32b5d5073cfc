import { type RawBuilder, raw } from 'objection';

/** What `like … escape '\'` finds a text by, anywhere in the value. */
export const likePattern = (text: string): string => `%${escaped(text)}%`;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Part of what is looked for: a character as it is, any one, or any number of them. */
type Piece = { character: string } | 'one' | 'any';

/** More would let a short address make long work. */
export const MAX_ALTERNATIVES = 10;
const MAX_ANY = 4;
/** Longer texts are compared by `like` alone: a class of two letters makes four of one. */
const MAX_WITH_CASES = 1_000;

/** What makes a text a pattern; a dot alone occurs in many plain texts. */
const IS_PATTERN = /^\^|\$$|\||\.\*|\\[^\w\s]/;
const TOKEN = /\\[^\w\s]|\.\*|./gsu;
/** What `like` has no word for. */
const UNSAYABLE = /^[()[\]{}+*?\\^$]$/;

/**
 * The conditions, any of which makes a column match what `_like` asks: json-server's regular
 * expression as far as it is made of `^`, `$`, `.`, `.*`, `|` and escaped signs, which takes no more
 * than one way through a text; everything else is plain text, found anywhere in the value. Upper and lower
 * case are the same, of all letters.
 */
export function likeOf(column: RawBuilder, isOnSqlite: boolean, value: string): RawBuilder[] {
  const matching = (comparison: string, patterns: readonly string[]) =>
    patterns.map((pattern) => raw(`cast(? as text) ${comparison}`, [column, pattern]));
  // The databases' own `like` may know both cases of the ASCII letters only.
  if (/\P{ASCII}/u.test(value) && value.length <= MAX_WITH_CASES) {
    return isOnSqlite
      ? globsOf(column, value)
      : matching(`similar to ? escape '\\'`, similarPatterns(value));
  }
  return matching(`${isOnSqlite ? 'like' : 'ilike'} ? escape '\\'`, likePatterns(value));
}

/** `like` looks first, for the ASCII letters alone: `glob` takes a hundred times as long. */
function globsOf(column: RawBuilder, value: string): RawBuilder[] {
  const ascii = written(value, '_', '%', (sign) => (/\P{ASCII}/u.test(sign) ? '_' : escaped(sign)));
  return globPatterns(value).map((pattern, index) =>
    raw(`(cast(? as text) like ? escape '\\' and cast(? as text) glob ?)`, [
      column,
      ascii[index] ?? '%',
      column,
      pattern,
    ]),
  );
}

/** What is looked for, in the words of `like`. */
export const likePatterns = (value: string): string[] => written(value, '_', '%', escaped);

/** The same for SQLite's `glob`, which has classes of letters but minds their case. */
export const globPatterns = (value: string): string[] =>
  written(value, '?', '*', (sign) => inBothCases(sign) ?? sign.replace(/[*?[]/, '[$&]'));

/** The same for PostgreSQL's `similar to`. */
const similarPatterns = (value: string): string[] =>
  written(
    value,
    '_',
    '%',
    (sign) => inBothCases(sign) ?? sign.replace(/[|*+?{}()[\]%_\\]/, '\\$&'),
  );

const written = (
  value: string,
  one: string,
  any: string,
  literal: (character: string) => string,
): string[] =>
  alternativesOf(value).map((pieces) =>
    pieces
      .map((piece) => (typeof piece === 'object' ? literal(piece.character) : { one, any }[piece]))
      .join(''),
  );

/** A letter's class; null for what has no two cases of one character each. */
function inBothCases(character: string): string | null {
  const cases = [...new Set([character.toLowerCase(), character.toUpperCase()])];
  return cases.length === 2 && cases.every((one) => [...one].length === 1)
    ? `[${cases.join('')}]`
    : null;
}

function alternativesOf(value: string): Piece[][] {
  const plain = [contained([...value].map((character) => ({ character })))];
  if (!IS_PATTERN.test(value)) return plain;
  const alternatives: string[][] = [[]];
  for (const token of value.match(TOKEN) ?? []) {
    if (token === '|') alternatives.push([]);
    else alternatives.at(-1)?.push(token);
  }
  const sayable = alternatives.map(piecesOf).filter((pieces) => pieces !== null);
  const isWhole = sayable.length === alternatives.length && sayable.length <= MAX_ALTERNATIVES;
  return isWhole ? sayable : plain;
}

/** null for what `like` can't say. */
function piecesOf(tokens: readonly string[]): Piece[] | null {
  const begins = tokens[0] === '^';
  const ends = tokens.at(-1) === '$';
  const inner = tokens.slice(begins ? 1 : 0, ends ? -1 : undefined);
  if (inner.some((token) => UNSAYABLE.test(token))) return null;
  if (inner.filter((token) => token === '.*').length > MAX_ANY) return null;
  const pieces = inner.map((token): Piece => {
    if (token === '.*') return 'any';
    return token === '.' ? 'one' : { character: token.replace(/^\\(?=.)/, '') };
  });
  return contained(pieces, begins, ends);
}

const contained = (pieces: readonly Piece[], begins = false, ends = false): Piece[] => [
  ...(begins ? [] : ['any' as const]),
  ...pieces,
  ...(ends ? [] : ['any' as const]),
];
