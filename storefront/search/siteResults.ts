import type { LegalKind } from '../../api/contract/constants.ts';
import { formatDate } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { hasWords } from '../../api/contract/searchWords.ts';
import type { ShownLegalText, SlotOffer } from '../../api/contract/types.ts';
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

/** The products with a date at a searched place, each by its first one; by their names alone the API finds them. */
export function dateResults(
  dates: readonly SlotOffer[],
  searched: string,
  locale: Locale,
): Result[] {
  const results = new Map<string, Result>();
  for (const { product, place, starts_at } of dates) {
    const title = product.name[locale];
    const isThere = hasWords(`${title}\n${place[locale]}`, searched) && !hasWords(title, searched);
    const to = urls.product(product.slug);
    if (!isThere || results.has(to)) continue;
    results.set(to, { to, title, note: `${formatDate(starts_at, locale)}, ${place[locale]}` });
  }
  return [...results.values()];
}

const documentResult = (kind: LegalKind, title: string): Result => ({
  to: urls[kind],
  title,
  note: '',
});
