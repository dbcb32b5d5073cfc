const WORDS_PER_MINUTE = 200;

/** Reading time of an article's HTML in minutes, at least 1. */
export function readingTime(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
