/** The key of every answer in shared caches. */
export const EVERYTHING = 'everything';

/**
 * What shared caches need to know of an answer; they take it off before visitors get it. The keys purge
 * it, and only the answer to its own address is kept: no other spelling of that fills a cache.
 */
export const surrogateHeaders = (address: string, tags: readonly string[]): readonly string[] => [
  'surrogate-key',
  [EVERYTHING, ...tags].join(' '),
  'content-location',
  address,
];
