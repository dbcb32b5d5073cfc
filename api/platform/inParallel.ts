/**
 * Calls `work` for each item, for at most `limit` of them at once, and reads items only as they are
 * needed. After a failure no more are started; the first error is thrown once the running calls
 * have ended, so that nothing works on after the caller has cleaned up.
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = (async function* () {
    yield* items;
  })();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      for await (const item of remaining) {
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
