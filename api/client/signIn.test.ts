import { describe, expect, it } from 'vitest';
import { createClient } from './createClient.ts';
import { createSession } from './session.ts';
import { signOut } from './signedIn.ts';
import { finishSignIn, signIn } from './signIn.ts';
import { memoryStorage, STORAGE_KEYS } from './storage.ts';

function setUp(body: string, status = 200) {
  const storage = memoryStorage();
  const session = createSession(storage);
  const client = createClient({
    language: () => 'cs',
    session,
    fetch: async () => new Response(body, { status }),
  });
  return { client, session, storage };
}
const credentials = { email: 'admin@example.com', password: 'x' };

describe('signIn', () => {
  it.each([
    ['{"accessToken":"a","refreshToken":"r"}'],
    ['{"data":{"accessToken":"a","refreshToken":"r"}}'],
    ['{"token":"a","refresh_token":"r"}'],
  ])('reads tokens from %s', async (body) => {
    const { client, session } = setUp(body);
    await signIn(client, session, credentials, 'cs');
    expect([session.accessToken(), session.refreshToken()]).toEqual(['a', 'r']);
  });

  it('stores the user', async () => {
    const { client, session } = setUp(
      '{"accessToken":"a","refreshToken":"r","user":{"username":"Karel","role":"admin","secret":1}}',
    );
    await signIn(client, session, credentials, 'cs');
    expect(session.user()).toEqual({ username: 'Karel', role: 'admin' });
  });

  it.each([
    ['', 'Přihlášení selhalo: prázdná odpověď'],
    ['{"refreshToken":"r"}', 'Neplatná odpověď přihlášení: chybí token'],
    ['{"token":"a"}', 'Přihlášení selhalo: chybějící tokeny'],
  ])('refuses the answer %j', async (body, message) => {
    const { client, session } = setUp(body);
    await expect(signIn(client, session, credentials, 'cs')).rejects.toThrow(message);
    expect(session.accessToken()).toBeNull();
  });
});

describe('a sign-in in two steps', () => {
  it('answers what can finish it, and stores nothing before', async () => {
    const step = { ticket: 't', methods: ['code'] };
    const { client, session } = setUp(JSON.stringify(step));
    expect(await signIn(client, session, credentials, 'cs')).toEqual(step);
    expect(session.accessToken()).toBeNull();
  });

  it.each([
    [{ ticket: 't', code: '1' }, '/api/auth/second-step'],
    [{ passkey: {} }, '/api/auth/passkey'],
  ])('sends %j to %s', async (proof, path) => {
    const asked: unknown[] = [];
    const session = createSession(memoryStorage());
    const client = createClient({
      language: () => 'cs',
      session,
      fetch: async (input) => {
        asked.push(input);
        return new Response('{"accessToken":"a","refreshToken":"r"}');
      },
    });
    await finishSignIn(client, session, proof, 'cs');
    expect([asked, session.accessToken()]).toEqual([[path], 'a']);
  });
});

describe('signOut', () => {
  it('forgets the session whatever the answer, and keeps the cart', async () => {
    const { client, session, storage } = setUp('{}', 500);
    session.saveTokens({ accessToken: 'a', refreshToken: 'r' });
    storage.setItem(STORAGE_KEYS.cart, '[]');
    await signOut(client, session);
    expect(session.accessToken()).toBeNull();
    expect(storage.getItem(STORAGE_KEYS.cart)).toBe('[]');
  });
});
