/** An article's text without tags; blocks and line breaks become spaces. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h\d|li|blockquote|div)|br\s*\/?)>/gi, '$& ');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** A value of a field as text to be compared; an article’s without its tags. */
export const textOfValue = (field: string, value: unknown): string =>
  field === 'content' ? plainText(String(value ?? '')) : String(value ?? '');

/** Texts up to this many characters are shown whole. */
const WHOLE = 180;
/** Characters kept before the first difference, as context. */
const LEAD = 40;

/** Shortens two texts so that their first difference is visible. */
export function shownTexts(before: string, after: string): [before: string, after: string] {
  if (before.length <= WHOLE && after.length <= WHOLE) return [before, after];
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1;
  const start = startOfWord(before.length > same ? before : after, Math.max(0, same - LEAD));
  return [cut(before, start), cut(after, start)];
}

const startOfWord = (text: string, at: number): number => {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + LEAD ? at : space + 1;
};

function cut(text: string, start: number): string {
  const from = Math.min(start, text.length);
  const end = text.length - from > WHOLE ? from + WHOLE : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

/** Items found in only one of two lists; both lists whole when only the order differs. */
export function shownItems(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  if ([...before, ...after].some(isPicture)) return [before, after];
  const [gone, come] = [missingIn(before, after), missingIn(after, before)];
  if (gone.length + come.length === 0) return [before, after];
  return [ofThem(gone, before), ofThem(come, after)];
}

const ofThem = (own: unknown[], all: unknown[]) =>
  own.length === 0 && all.length > 0 ? undefined : own;

const isPicture = (item: unknown): boolean => Reflect.has(Object(item), 'image_path');

function missingIn(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map(contentOf));
  return items.filter((item) => !known.has(contentOf(item)));
}

/** An item without its id, which changes with every save. */
const contentOf = (item: unknown): string =>
  JSON.stringify(item, (key, value) => (key === 'id' ? undefined : value));
