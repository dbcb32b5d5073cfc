import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { type ClientOptions, createClient } from './createClient.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client of a fake server, with the received calls. */
function setUp(
  answer: (call: Call) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const calls: Call[] = [];
  const session = createSession(memoryStorage());
  const onSessionEnd = vi.fn();
  const client = createClient({
    language: () => 'en',
    session,
    onSessionEnd,
    stamp: false,
    fetch: async (input, init) => {
      const call = {
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body,
      };
      calls.push(call);
      return answer(call);
    },
    ...options,
  });
  return { client, session, onSessionEnd, calls };
}

describe('a call', () => {
  it('carries language, bearer and JSON, and leaves out empty parameters', async () => {
    const { client, session, calls } = setUp(() => json({ id: 1 }));
    session.saveTokens({ accessToken: 'a1' });
    await client.post('/cars', {
      query: { page: 2, tag: undefined },
      body: { name: 'Rys' },
    });
    const call = calls[0];
    expect(call?.url).toBe('/api/cars?page=2');
    expect(call?.headers.get('accept-language')).toBe('en');
    expect(call?.headers.get('authorization')).toBe('Bearer a1');
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(call?.body).toBe('{"name":"Rys"}');
  });

  it('carries a preview on, and none unless it is given', async () => {
    const previewing = setUp(() => json([]), { preview: 'a.b.c' });
    await previewing.client.get('/cars');
    expect(previewing.calls[0]?.headers.get('x-preview')).toBe('a.b.c');
    const { client, calls } = setUp(() => json([]));
    await client.get('/cars');
    expect(calls[0]?.headers.has('x-preview')).toBe(false);
  });

  it('stamps reads and only reads', async () => {
    const { client, calls } = setUp(() => json([]), { stamp: true });
    await client.get('/cars', { query: { type: 'our' } });
    await client.delete('/cars/1');
    expect(calls.map((call) => call.url)).toEqual([
      expect.stringMatching(/^\/api\/cars\?type=our&_t=\d+$/),
      '/api/cars/1',
    ]);
  });

  it('sends a form as it is', async () => {
    const { client, calls } = setUp(() => json({ id: 1 }));
    const form = new FormData();
    await client.put('/cars/1', { body: form });
    expect(calls[0]?.body).toBe(form);
    expect(calls[0]?.headers.has('content-type')).toBe(false);
  });

  it('leaves a form with files to its own sender, refreshed once and without a time-out', async () => {
    const sent: [token: string | null, signal: AbortSignal | null | undefined][] = [];
    const { client, session, calls } = setUp(() => json({ accessToken: 'new' }), {
      timeout: 0,
      async sendFiles(_input, init) {
        const token = new Headers(init?.headers).get('authorization');
        sent.push([token, init?.signal]);
        return token === 'Bearer new' ? json({ id: 1 }) : json({}, 401);
      },
    });
    session.saveTokens({ accessToken: 'old', refreshToken: 'r1' });
    const form = new FormData();
    form.append('image', new File(['x'], 'x.png'));
    expect(await client.post('/media', { body: form })).toEqual({ id: 1 });
    expect(sent.map(([token]) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(sent.some(([, signal]) => signal?.aborted)).toBe(false);
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/refresh']);
  });

  it('gives status and headers to those who ask', async () => {
    const { client } = setUp(() => json([], 200, { 'content-range': 'cars 0-0/6' }));
    const answer = await client.request<unknown[]>('GET', '/cars');
    expect(answer.headers.get('content-range')).toBe('cars 0-0/6');
  });

  it('answers null for an empty body', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    expect(await client.delete('/cars/1')).toBeNull();
  });
});

describe('a failure', () => {
  const failing = async (
    answer: () => Response | Promise<Response>,
    options?: Partial<ClientOptions>,
  ) => {
    const error = await setUp(answer, options)
      .client.get('/cars')
      .catch((cause: unknown) => cause);
    if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
    return error;
  };

  it('has the message, errors and wait that the body and headers bring', async () => {
    const error = await failing(() =>
      json({ message: 'Slow down', errors: { name: 'Name is required' } }, 429, {
        'retry-after': '7',
      }),
    );
    expect(error).toMatchObject({
      message: 'Slow down',
      status: 429,
      errors: { name: 'Name is required' },
      retryAfter: 7,
    });
  });

  it('has the status as message when the body says nothing', async () => {
    expect((await failing(() => new Response('<html>', { status: 502 }))).message).toBe(
      'HTTP error! Status: 502',
    );
  });

  it('of the network has a message in the visitor’s language', async () => {
    const refuse = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failing(refuse)).toMatchObject({
      failure: 'network',
      message: 'Network error - check your internet connection or the API server might be down',
    });
    expect((await failing(refuse, { language: () => 'cs' })).message).toMatch(/^Chyba sítě/);
  });

  it('after the time-out says so', async () => {
    const { client } = setUp(() => json([]), {
      timeout: 5,
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    await expect(client.get('/cars')).rejects.toMatchObject({
      failure: 'timeout',
      message: 'Request timed out after 30 seconds',
    });
  });

  it('to parse names the reason', async () => {
    const error = await failing(() => new Response('<html>'));
    expect(error.failure).toBe('unparseable');
    expect(error.message).toMatch(/^Failed to parse response: .+/);
  });

  it('is no ApiError when the caller itself gave up', async () => {
    const { client } = setUp(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(client.get('/cars', { signal: AbortSignal.abort() })).rejects.toThrow('gone');
  });
});

describe('an expired access token', () => {
  const server = (refreshAnswer: () => Response) => (call: Call) => {
    if (call.url === '/api/auth/refresh') return refreshAnswer();
    return call.headers.get('authorization') === 'Bearer new'
      ? json({ ok: true })
      : json({ message: 'Invalid token' }, 401);
  };
  const signedIn = (answer: (call: Call) => Response) => {
    const all = setUp(answer);
    all.session.saveTokens({ accessToken: 'old', refreshToken: 'r1' });
    return all;
  };

  it('is refreshed once for all calls that meet it, and each is sent again', async () => {
    const { client, session, calls } = signedIn(
      server(() => json({ accessToken: 'new', refreshToken: 'r2' })),
    );
    const answers = await Promise.all([client.get('/a'), client.get('/b'), client.get('/c')]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const refreshes = calls.filter((call) => call.url === '/api/auth/refresh');
    expect(refreshes.map((call) => call.body)).toEqual(['{"token":"r1"}']);
    expect([session.accessToken(), session.refreshToken()]).toEqual(['new', 'r2']);
  });

  it('ends the session when the refresh token is refused', async () => {
    const { client, session, onSessionEnd } = signedIn(server(() => json({}, 401)));
    await expect(client.get('/a')).rejects.toThrow('Unauthorized - token refresh failed');
    expect(session.accessToken()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('does not end the session when the server is broken', async () => {
    const { client, session, onSessionEnd } = signedIn(server(() => json({}, 503)));
    await expect(client.get('/a')).rejects.toMatchObject({ status: 503 });
    expect(session.refreshToken()).toBe('r1');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('without a refresh token ends the session and says why', async () => {
    const { client, session } = setUp(server(() => json({})));
    session.saveTokens({ accessToken: 'old' });
    await expect(client.get('/a')).rejects.toThrow('No refresh token available');
    expect(session.accessToken()).toBeNull();
  });

  it('is tried only once more', async () => {
    const { client, calls } = signedIn((call) =>
      call.url === '/api/auth/refresh' ? json({ token: 'other' }) : json({ message: 'No' }, 401),
    );
    await expect(client.get('/a')).rejects.toThrow('No');
    expect(calls.map((call) => call.url)).toEqual(['/api/a', '/api/auth/refresh', '/api/a']);
  });

  it('of a visitor, who has none, is just a refusal', async () => {
    const { client, calls } = setUp(server(() => json({})));
    await expect(client.get('/a')).rejects.toThrow('Invalid token');
    expect(calls).toHaveLength(1);
  });
});

describe('an answer that goes on', () => {
  const endless = () =>
    new Response(
      new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('one')) }),
    );

  it('is handed over unread, with a refreshed token and without a time-out', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    const session = createSession(memoryStorage());
    session.saveTokens({ accessToken: 'old', refreshToken: 'r1' });
    const client = createClient({
      language: () => 'en',
      session,
      stamp: false,
      fetch: async (input, init) => {
        if (String(input) === '/api/auth/refresh') return json({ accessToken: 'new' });
        const isFresh = new Headers(init?.headers).get('authorization') === 'Bearer new';
        if (isFresh) signals.push(init?.signal);
        return isFresh ? endless() : json({}, 401);
      },
    });
    const response = await client.open('/live', { headers: { accept: 'text/event-stream' } });
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('one');
  });
});
