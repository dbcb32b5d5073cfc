const failed = new Map<object, unknown>();

/**
 * What rendering waits for. A load tries again after a failure, and React, which renders again after one, would
 * ask for it without end: here it stays failed until the visitor goes elsewhere. Not on the server, where nobody
 * does: for all visitors it would stay failed.
 * @param key what is loaded; the same object each time
 * @throws what the load failed with
 */
export function loadedUnlessFailed<T>(load: () => Promise<T>, key: object = load): Promise<T> {
  if (failed.has(key)) throw failed.get(key);
  const loading = load();
  if (import.meta.env.SSR) return loading;
  loading.catch((error: unknown) => failed.set(key, error));
  return loading;
}

export const forgetFailedLoads = (): void => failed.clear();
