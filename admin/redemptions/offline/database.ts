/** Opens an IndexedDB database, making its stores where it is new. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  return answerOf(request);
}

/** The result of a request. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs work in one transaction, and resolves when it is on the disk; an error undoes all of it. */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const names = [...database.objectStoreNames];
  // Without 'strict', browsers report a write that a flat battery may still lose.
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  const stored = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    const result = await work((name) => transaction.objectStore(name));
    await stored;
    return result;
  } catch (error) {
    stored.catch(() => {});
    if (transaction.error === null) abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
