const PACE = 200;

/** Minutes that reading an article's HTML takes, at least 1. */
export function readingTime(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE));
}
