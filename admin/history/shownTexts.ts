/** Longest text that is shown whole. */
const WHOLE = 180;
/** How much stands before the first difference, for the reader to find the place. */
const LEAD = 40;

/**
 * Two texts cut so that their first difference shows: what they share before it is left out but for
 * its end, and what is too long behind it.
 */
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
