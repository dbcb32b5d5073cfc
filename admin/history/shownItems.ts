/**
 * Of two lists of texts, the items that only one of them has; both whole where they differ in their
 * order alone, and where they hold pictures, whose order matters; undefined where one has
 * none of its own. Anything else stays as it is.
 */
export function shownItems(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  if ([...before, ...after].some(isPicture)) return [before, after];
  const [gone, come] = [missingIn(before, after), missingIn(after, before)];
  if (gone.length + come.length === 0) return [before, after];
  return [ofThem(gone, before), ofThem(come, after)];
}

/** Undefined, where nothing is to be shown of a list that has items. */
const ofThem = (own: unknown[], all: unknown[]) =>
  own.length === 0 && all.length > 0 ? undefined : own;

const isPicture = (item: unknown): boolean => Reflect.has(Object(item), 'image_path');

function missingIn(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map(contentOf));
  return items.filter((item) => !known.has(contentOf(item)));
}

/** An item without its id, which is another one after each save. */
const contentOf = (item: unknown): string =>
  JSON.stringify(item, (key, value) => (key === 'id' ? undefined : value));
