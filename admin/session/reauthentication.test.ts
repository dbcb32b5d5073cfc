import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client/ApiError.ts';
import type { Client } from '../../api/client/createClient.ts';
import { createSession } from '../../api/client/session.ts';
import { memoryStorage } from '../../api/client/storage.ts';
import { fakeApi, json } from '../testing/fakeApi.ts';
import { createReauthentication } from './reauthentication.ts';
import { createWaitingClient } from './waitingClient.ts';

const JAN = { username: 'Jan', email: 'jan@example.com', role: 'editor' };
const TOKENS = { accessToken: 'first', refreshToken: 'r' };

function setUp() {
  const session = createSession(memoryStorage());
  session.saveUser(JAN);
  session.saveTokens(TOKENS);
  let isRefused = false;
  const { client, calls } = fakeApi(() => (isRefused ? json({}, 401) : json({ id: 1 })), session);
  const reauthentication = createReauthentication(session, 'editor');
  const waiting: Client = createWaitingClient(client, session, reauthentication);
  return {
    session,
    reauthentication,
    waiting,
    calls,
    refuse: (refused: boolean) => {
      isRefused = refused;
    },
  };
}

describe('calls of a session that has ended', () => {
  it('wait together, and are repeated once after the sign-in', async () => {
    const { session, reauthentication, waiting, calls, refuse } = setUp();
    await waiting.get('/cars');
    refuse(true);
    const both = Promise.all([waiting.get('/cars'), waiting.put('/cars/1', { body: {} })]);
    await expect.poll(reauthentication.asked).toBe('signIn');
    refuse(false);
    const before = calls.length;
    const third = waiting.get('/events');
    session.saveUser({ ...JAN, role: 'owner' });
    session.saveTokens({ accessToken: 'second', refreshToken: 'r' });
    await both;
    await third;
    expect(
      calls
        .slice(before)
        .map(({ url }) => url)
        .sort(),
    ).toEqual(['/api/cars', '/api/cars/1', '/api/events']);
    expect(reauthentication.asked()).toBeNull();
    expect(reauthentication.role()).toBe('owner');
  });

  it('are refused on a page where none was answered before, and once the user signs out', async () => {
    const { session, reauthentication, waiting, refuse } = setUp();
    refuse(true);
    await expect(waiting.get('/cars')).rejects.toThrow(ApiError);
    session.saveUser(JAN);
    session.saveTokens(TOKENS);
    refuse(false);
    await waiting.get('/cars');
    reauthentication.close();
    refuse(true);
    await expect(waiting.get('/cars')).rejects.toThrow(ApiError);
    expect(reauthentication.asked()).toBeNull();
  });

  it('wait when another tab has signed out, rather than being made as a visitor', async () => {
    const { session, reauthentication, waiting, calls } = setUp();
    await waiting.get('/cars');
    session.clear();
    const before = calls.length;
    void waiting.get('/cars');
    await expect.poll(reauthentication.asked).toBe('signIn');
    expect(calls).toHaveLength(before);
  });
});

it('does not count what a visitor is answered as a session', async () => {
  const { session, reauthentication, waiting } = setUp();
  session.clear();
  await waiting.get('/settings');
  expect(reauthentication.isOpen()).toBe(false);
});

it('takes the role of nobody but the user of the page', async () => {
  const { session, reauthentication, waiting } = setUp();
  await waiting.get('/cars');
  session.saveUser({ username: 'Eva', email: 'eva@example.com', role: 'owner' });
  expect(reauthentication.role()).toBe('editor');
});
