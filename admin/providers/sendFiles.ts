/** Upload progress in bytes. */
interface UploadProgress {
  sent: number;
  total: number;
}

/** Milliseconds without progress before an upload is aborted. */
const TIMEOUT = 30_000;

const underWay = new Map<object, UploadProgress>();
const listeners = new Set<() => void>();
let shown: UploadProgress | null = null;

/** Combined progress of all uploads, null when idle; for `useSyncExternalStore`. */
export const uploads = {
  current: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** `fetch` with upload progress for forms; throws a TimeoutError after 30 seconds without progress. */
export const sendFiles: typeof fetch = (input, { method = 'POST', headers, body, signal } = {}) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(new DOMException('Nothing moved', 'TimeoutError')), TIMEOUT);
    };
    const giveUp = () => end(signal?.reason);
    const end = (outcome: unknown) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', giveUp);
      report(request, null);
      if (outcome instanceof Response) return resolve(outcome);
      reject(outcome);
      request.abort();
    };

    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      report(request, { sent: loaded, total });
    };
    request.onprogress = moved;
    request.onload = () => end(answerOf(request));
    request.onerror = () => end(new TypeError('No connection'));
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp);
    request.open(method, String(input));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    moved();
    report(request, { sent: 0, total: 0 });
    request.send(body instanceof FormData ? body : null);
  });

function report(request: object, progress: UploadProgress | null): void {
  if (progress) underWay.set(request, progress);
  else underWay.delete(request);
  const all = [...underWay.values()];
  const sum = (name: keyof UploadProgress) => all.reduce((whole, each) => whole + each[name], 0);
  shown = all.length > 0 ? { sent: sum('sent'), total: sum('total') } : null;
  for (const listener of listeners) listener();
}

const HEADER = /^([^:\s]+):[ \t]*(.*)$/gm;

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = new Headers();
  for (const [, name = '', value = ''] of request.getAllResponseHeaders().matchAll(HEADER)) {
    headers.append(name, value);
  }
  // The Response constructor rejects a body, even an empty one, for statuses without one.
  return new Response(responseText || null, { status, statusText, headers });
}
