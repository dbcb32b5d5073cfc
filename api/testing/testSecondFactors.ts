import { Secret, TOTP } from 'otpauth';
import { openTestDatabase } from '../../db/testing/databases.ts';
import type { FactorChanged, LoginAnswer, SecondStep } from '../contract/types.ts';
import { ADMIN, ADMIN_HASH, createHarness } from './harness.ts';

/** What the API answers when it refuses. */
export type Failed = { message: string; errors?: Record<string, string>; must_enrol?: boolean };

export const ORIGIN = 'https://team.example';
export const PASSWORD = ADMIN.password;

/** A site whose people sign in with second factors, and what tests do as them; the suite closes its `api`. */
export async function openSecondFactors() {
  const api = await createHarness(() => openTestDatabase('sqlite'), {
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: 'on',
  });
  const hash = await ADMIN_HASH;
  /** The next step's code may be taken right away, too: each test has an account of its own. */
  let accounts = 0;

  /** An account, and how it calls the API, from an address of its own. */
  async function person() {
    accounts += 1;
    const email = `person${accounts}@example.com`;
    const row = { email, username: 'Jo', password_hash: hash, role: 'owner' };
    const at = new Date().toISOString();
    const [{ id }] = await api
      .knex('users')
      .insert({ ...row, created_at: at, updated_at: at })
      .returning('id');
    const headers = { 'x-forwarded-for': `203.0.113.${accounts}` };
    const post = <T>(path: string, body: object, token?: string, method = 'POST') =>
      api.send<T>(path, { body, headers, token: token ?? null, method });
    const login = () =>
      post<LoginAnswer & SecondStep>('/auth/login', { email, password: PASSWORD });
    const own = <T>(path: string, body: object, token: string, method = 'POST') =>
      post<T>(`/auth/second-factor${path}`, body, token, method);
    return { id: Number(id), email, post, login, own };
  }

  /** Time goes on, so that the code is another one. */
  function later(): void {
    api.advance(90_000);
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.now().getTime() });

  async function withApp(who: Awaited<ReturnType<typeof person>>) {
    const { accessToken } = (await who.login()).body;
    const begun = await who.own<{ secret: string; uri: string }>(
      '/app',
      { password: PASSWORD },
      accessToken,
    );
    const { secret, uri } = begun.body;
    const confirm = { code: codeOf(secret) };
    const confirmed = await who.own<FactorChanged>('/app', confirm, accessToken, 'PUT');
    later();
    return { accessToken, secret, uri, confirmed };
  }

  /** What mails told a person, in their order. */
  const changesTold = async ({ email }: { email: string }): Promise<unknown[]> => {
    const mails = await api.knex('outbox').where({ to: email, kind: 'account_changed' });
    return mails.map(({ facts }) => (typeof facts === 'string' ? JSON.parse(facts) : facts).change);
  };

  return { api, person, later, codeOf, withApp, changesTold };
}

export type SecondFactors = Awaited<ReturnType<typeof openSecondFactors>>;
export type Person = Awaited<ReturnType<SecondFactors['person']>>;
