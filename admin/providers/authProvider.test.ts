import { describe, expect, it } from 'vitest';
import { createSession } from '../../api/client/session.ts';
import { memoryStorage } from '../../api/client/storage.ts';
import { fakeApi, json } from '../testing/fakeApi.ts';
import { createAuthProvider, roleOf } from './authProvider.ts';

function setUp(signedIn: boolean, me: object = {}) {
  const { client, calls } = fakeApi(() => json(me));
  const session = createSession(memoryStorage());
  if (signedIn) {
    session.saveTokens({ accessToken: 'a', refreshToken: 'r' });
    session.saveUser({ username: 'karel' });
  }
  return { provider: createAuthProvider(client, session), client, session, calls };
}

const login = new URL('/login', location.origin).href;

describe('the sign-in of the back-office', () => {
  it('sends strangers to the login page of the site, without a message', async () => {
    const { provider } = setUp(false);
    await expect(provider.checkAuth({})).rejects.toEqual({ redirectTo: login, message: false });
  });

  it('keeps the way back to the screen that was asked for', async () => {
    const { provider } = setUp(false);
    const before = location.href;
    history.replaceState(null, '', '/admin/cars?filter={"q":"a&b"}');
    await expect(provider.checkAuth({})).rejects.toEqual({
      redirectTo: `${login}?${new URLSearchParams({ back: location.pathname + location.search })}`,
      message: false,
    });
    history.replaceState(null, '', before);
  });

  it('keeps a screen open where calls wait for another sign-in', async () => {
    const { client, session } = setUp(false);
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const provider = createAuthProvider(client, session, { isOpen: () => !isClosed, close });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    await provider.logout({});
    await expect(provider.checkAuth({})).rejects.toMatchObject({ redirectTo: login });
  });

  it('lets in whoever has a session, named with the default role', async () => {
    const { provider } = setUp(true);
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toMatchObject({ fullName: 'karel', role: 'reader' });
  });

  it.each([
    ['owner', 'reader', 'owner'],
    [undefined, 'manager', 'manager'],
    ['admin', 'owner', 'owner'],
    ['admin', 'constructor', 'reader'],
    [undefined, undefined, 'reader'],
  ])('with %s stored and %s at the server is of the role %s', async (stored, known, role) => {
    const { client, session } = setUp(true, { username: 'karel', role: known });
    session.saveUser({ username: 'karel', role: stored });
    expect(await roleOf(client, session)).toBe(role);
  });

  it('has the least rights while the server does not answer', async () => {
    const { session } = setUp(true);
    const { client } = fakeApi(() => json({ message: 'Broken' }, 500));
    expect(await roleOf(client, session)).toBe('reader');
    session.clear();
    expect(await roleOf(client, session)).toBe('reader');
  });

  it('signs out at the server and here', async () => {
    const { provider, session, calls } = setUp(true);
    expect(await provider.logout({})).toBe(login);
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(session.accessToken()).toBeNull();
  });

  it('ends a session that could not be refreshed, and only that', async () => {
    const { provider, session } = setUp(true);
    await provider.checkError({ status: 500 });
    expect(session.accessToken()).toBe('a');
    await expect(provider.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: login });
    expect(session.accessToken()).toBeNull();
  });
});
