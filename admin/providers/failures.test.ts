import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import { json } from '../testing/fakeApi.ts';
import { createDataProvider } from './dataProvider.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the console is told when the API answers every call this way. */
async function logged(answer: () => Response, attempt: (provider: Provider) => Promise<unknown>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log.mockClear();
  const client = createClient({
    language: () => 'en',
    stamp: false,
    fetch: async () => answer(),
  });
  await expect(attempt(createDataProvider(client, (key) => key))).rejects.toThrow();
  return log.mock.calls.map((values) => String(values[0]));
}

type Provider = ReturnType<typeof createDataProvider>;

const saveOrder = (provider: Provider) =>
  provider.update('orders', {
    id: 12,
    data: { customer_email: 'jana@example.com', version: 1 },
    previousData: { id: 12 },
  });

it('are logged in production, once and without what was sent or answered', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const record = { id: 12, customer_email: 'jana@example.com', version: 2 };
  expect(await logged(() => json({ message: 'Broken', record }, 500), saveOrder)).toEqual([
    'update of orders failed with 500: Broken',
  ]);
  const cut = () => new Response('{"id": 1');
  expect(await logged(cut, saveOrder)).toEqual([
    expect.stringMatching(/^update of orders failed with 200: Failed to parse response/),
  ]);
});

it.each([
  [
    'sponsors',
    'Failed to save sponsor: %{reason}',
    'Failed to save sponsor: paddock.deletedMeanwhile',
  ],
  [
    'achievements',
    'Failed to save achievement',
    'Failed to save achievement: paddock.deletedMeanwhile',
  ],
])('say of a save that the record was deleted meanwhile: %s', async (resource, text, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const client = createClient({
    language: () => 'en',
    stamp: false,
    fetch: async () => json({ message: 'Not found' }, 404),
  });
  const provider = createDataProvider(client, (key, { reason } = {}) =>
    key === `resources.${resource}.failures.save` ? text.replace('%{reason}', `${reason}`) : key,
  );
  const saving = provider.update(resource, {
    id: 1,
    data: { version: 1 },
    previousData: { id: 1 },
  });
  await expect(saving).rejects.toMatchObject({ message: told });
});

it('of calls beside the records are logged as well, without their arguments', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const lines = await logged(
    () => json({ message: 'Broken' }, 500),
    (provider) => provider.beginApp('secret lynx'),
  );
  expect(lines).toEqual(['beginApp failed with 500: Broken']);
});

it('that browsers log themselves, and aborted calls, are not logged', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const refuse = (error: Error) => () => {
    throw error;
  };
  expect(await logged(refuse(new TypeError('Failed to fetch')), saveOrder)).toEqual([]);
  expect(await logged(() => json({ message: 'Changed' }, 409), saveOrder)).toEqual([]);
  expect(await logged(() => json({ message: 'Invalid token' }, 401), saveOrder)).toEqual([]);
  const abort = new DOMException('Aborted', 'AbortError');
  const lookUp = (provider: Provider) => provider.lookUpVoucher('LYNX', AbortSignal.abort());
  expect(await logged(refuse(abort), lookUp)).toEqual([]);
});

it('are left to react-admin while developing, which logs them itself', async () => {
  expect(await logged(() => json({ message: 'Broken' }, 500), saveOrder)).toEqual([]);
});
