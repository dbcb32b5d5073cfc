import type { LegalKind } from '../../api/contract/constants.ts';
import { hasWords } from '../../api/contract/searchWords.ts';
import type { ShownLegalText } from '../../api/contract/types.ts';
import { plainText } from '../richText/plainText.ts';
import { urls } from '../urls.ts';
import type { Result } from './results.ts';

/** How well a result matches: lower is better. */
const BY_DOCUMENT = 0;
const BY_TITLE = 1;
const BY_CONTENT = 2;

/** A legal text in force, with the title of its page. */
export interface LegalPage {
  title: string;
  text: ShownLegalText;
}

/** Other words for a part, by its id; they count as its title. */
type PartWords = Readonly<Record<string, string>>;

/** The legal documents and their parts that have the searched text, by titles first. */
export function legalResults(
  pages: readonly LegalPage[],
  searched: string,
  words: PartWords = {},
): Result[] {
  return pages
    .flatMap((page) => partsWith(page, searched, words))
    .sort((one, other) => one.rank - other.rank)
    .map(({ result }) => result);
}

function partsWith(
  { title, text: { kind, parts } }: LegalPage,
  searched: string,
  words: PartWords,
) {
  const rankOf = (names: string, content: string, byNames: number) => {
    if (hasWords(names, searched)) return byNames;
    return hasWords(plainText(content), searched) ? BY_CONTENT : null;
  };
  const intro = parts.find(({ id }) => id === '')?.content ?? '';
  const all = [
    { rank: rankOf(title, intro, BY_DOCUMENT), result: documentResult(kind, title) },
    ...parts
      .filter(({ id }) => id !== '')
      .map((part) => ({
        rank: rankOf(`${part.title}\n${words[part.id] ?? ''}`, part.content, BY_TITLE),
        result: { to: `${urls[kind]}#${part.id}`, title: part.title, note: title },
      })),
  ];
  return all.flatMap(({ rank, result }) => (rank === null ? [] : [{ rank, result }]));
}

const documentResult = (kind: LegalKind, title: string): Result => ({
  to: urls[kind],
  title,
  note: '',
});
