/**
 * Works through items, a few at a time. After a failure none is begun any more, and it is thrown when
 * those under way have ended.
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = (async function* () {
    yield* items;
  })();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      for await (const item of waiting) {
        if (failures.length > 0) return;
        await work(item);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failures.length > 0) throw failures[0];
}
