import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFiles, uploads } from './sendFiles.ts';

/** What the browser does with a request, done by the test. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  sent: unknown;
  headers: Record<string, string> = {};
  isAborted = false;
  onload = () => {};
  onerror = () => {};
  open = vi.fn();
  constructor() {
    Request.last = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 7\r\n';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload();
  }
}

const form = new FormData();
const send = (signal?: AbortSignal) => {
  const outcome = sendFiles('/api/media', {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: form,
    ...(signal && { signal }),
  });
  // Looked at by each test in its own time.
  outcome.catch(() => undefined);
  return outcome;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('files', () => {
  it('are sent as fetch would send them, and so is the answer', async () => {
    const outcome = send();
    const request = Request.last;
    expect(request.open).toHaveBeenCalledWith('POST', '/api/media');
    expect([request.headers, request.sent]).toEqual([{ authorization: 'Bearer a' }, form]);
    request.answer(429, '{"message":"Slow down"}');
    const answer = await outcome;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await answer.json()).toEqual({ message: 'Slow down' });
  });

  it('may take minutes as long as something moves, and tell how far they have come', async () => {
    const outcome = send();
    const request = Request.last;
    for (const loaded of [100, 200, 300, 400]) {
      vi.advanceTimersByTime(29_000);
      request.upload.onprogress?.({ loaded, total: 400 });
      expect(uploads.current()).toEqual({ sent: loaded, total: 400 });
    }
    request.answer(201, '{}');
    expect((await outcome).status).toBe(201);
    expect(uploads.current()).toBeNull();
  });

  it('are given up once nothing has moved for 30 seconds', async () => {
    const outcome = send();
    Request.last.upload.onprogress?.({ loaded: 100, total: 400 });
    vi.advanceTimersByTime(30_000);
    await expect(outcome).rejects.toMatchObject({ name: 'TimeoutError' });
    expect([Request.last.isAborted, uploads.current()]).toEqual([true, null]);
  });

  it('fail at once without a connection, and when the caller gives up', async () => {
    const cut = send();
    Request.last.onerror();
    await expect(cut).rejects.toBeInstanceOf(TypeError);
    const leaving = new AbortController();
    const left = send(leaving.signal);
    leaving.abort(new DOMException('gone', 'AbortError'));
    await expect(left).rejects.toThrow('gone');
    expect([Request.last.isAborted, uploads.current()]).toEqual([true, null]);
  });

  it('that go out together are one progress', async () => {
    const first = send();
    const { upload } = Request.last;
    const one = Request.last;
    const second = send();
    upload.onprogress?.({ loaded: 50, total: 100 });
    Request.last.upload.onprogress?.({ loaded: 0, total: 300 });
    expect(uploads.current()).toEqual({ sent: 50, total: 400 });
    one.answer(200, '');
    Request.last.answer(200, '');
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  });
});
