/** Its fixed name: browsers look there for updates. */
const WORKER = '/admin/offline.js';
const SCOPE = '/admin/';
/** As the worker names its caches. */
const CACHES = 'paddock-offline-';

/** Has the back-office open without network on this device; false where the browser can't do that. */
export async function installWorker(): Promise<boolean> {
  // Missing without https, and in some private windows.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return false;
  try {
    const registration = await workers.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker !== null && (await isActivated(worker));
  } catch {
    return false;
  }
}

/** Resolves when a worker has stored all files, or failed to. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Removes the worker and its files. */
export async function removeWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration(SCOPE);
  await registration?.unregister();
  // Missing without https, too.
  const stored: CacheStorage | undefined = globalThis.caches;
  const names = (await stored?.keys()) ?? [];
  const own = names.filter((name) => name.startsWith(CACHES));
  await Promise.all(own.map((name) => stored.delete(name)));
}
