// A service worker: the back-office's files for the screen that redeems vouchers, so that it opens
// without network. It is registered by that screen only, on a device prepared for a day at the track.

export {};

/** Addresses of the files, and a name for this list of them; the build writes both here. */
declare const __OFFLINE_FILES__: readonly string[];
declare const __OFFLINE_VERSION__: string;

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', run: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', run: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as WorkerScope;
const CACHES = 'paddock-offline-';
const CACHE = CACHES + __OFFLINE_VERSION__;
/** Every address of the back-office is answered with the same page. */
const PAGE = '/admin/';
const FILES = '/admin/assets/';

/** Milliseconds after which a page is taken from the device: a network that doesn't answer is none. */
const PATIENCE = 5_000;

worker.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...__OFFLINE_FILES__]);
    await worker.skipWaiting();
  };
  event.waitUntil(store());
});

worker.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(drop());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith(FILES)) event.respondWith(file(request));
});

/** The server's page; the stored one where it can't be reached. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // No network.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** A stored file, whose name tells its content; others are the server's. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
