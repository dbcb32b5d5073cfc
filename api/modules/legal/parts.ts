import { slugify } from '../../contract/slug.ts';
import type { ShownLegalText } from '../../contract/types.ts';
import { plainText } from '../../platform/html.ts';

const HEADING = /<h2(?:\s+id="([^"]*)")?[^>]*>(.*?)<\/h2>/gs;

/** Sanitised HTML by its headings, each with an id of its own for the contents. */
export function partsOf(html: string): ShownLegalText['parts'] {
  const headings = [...html.matchAll(HEADING)];
  const ids = new Set<string>();
  const own = (wanted: string, count = 1): string => {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    if (ids.has(id)) return own(wanted, count + 1);
    ids.add(id);
    return id;
  };
  const before = html.slice(0, headings[0]?.index).trim();
  return [
    ...(before === '' ? [] : [{ id: '', title: '', content: before }]),
    ...headings.map(({ 0: heading, 1: id, 2: words = '', index }, place) => {
      const title = plainText(words);
      return {
        id: own(id || slugify(title) || `part-${place + 1}`),
        title,
        content: html.slice(index + heading.length, headings[place + 1]?.index).trim(),
      };
    }),
  ];
}
