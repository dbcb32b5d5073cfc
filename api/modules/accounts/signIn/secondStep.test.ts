import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../../db/testing/soon.ts';
import type { LoginAnswer } from '../../../contract/types.ts';
import {
  openSecondFactors,
  PASSWORD,
  type Person,
  type SecondFactors,
} from '../../../testing/testSecondFactors.ts';
import { mintAccountLink } from '../accountLinks/accountLinks.ts';

let factors: SecondFactors;
beforeAll(async () => {
  factors = await openSecondFactors();
});
afterAll(() => factors.api.close());

describe('a sign-in under way', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Three at once whose password was found right, kept from opening a session until they go on. */
  const underWay = async (who: Person) => {
    let count = 0;
    let goOn: () => void = () => undefined;
    const go = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const transaction = factors.api.knex.transaction.bind(factors.api.knex);
    const held = vi.spyOn(factors.api.knex, 'transaction');
    const times = [1, 2, 3];
    for (const _ of times) {
      held.mockImplementationOnce(async (...given) => {
        count += 1;
        await go;
        return transaction(...given);
      });
    }
    const signingIn = Promise.all(times.map(() => who.login()));
    await soon(() => expect(count).toBe(3));
    return { signingIn, goOn };
  };

  const alive = async (answer: { body: Partial<LoginAnswer> }) =>
    answer.body.accessToken !== undefined &&
    (await factors.api.send('/auth/me', { token: answer.body.accessToken })).status === 200;

  it('does not outlive the password that it began with', async () => {
    const who = await factors.person();
    const { accessToken } = (await who.login()).body;
    const change = { password: PASSWORD, new_password: 'entirely other words 77' };
    const { signingIn, goOn } = await underWay(who);
    expect((await who.post('/profile/password', change, accessToken, 'PUT')).status).toBe(200);
    goOn();
    for (const answer of await signingIn) expect(await alive(answer)).toBe(false);
  });

  it('needs a second factor that was added since it began', async () => {
    const who = await factors.person();
    const { accessToken } = (await who.login()).body;
    const begun = await who.own<{ secret: string }>('/app', { password: PASSWORD }, accessToken);
    const { signingIn, goOn } = await underWay(who);
    const code = factors.codeOf(begun.body.secret);
    expect((await who.own('/app', { code }, accessToken, 'PUT')).status).toBe(200);
    goOn();
    for (const answer of await signingIn) expect(await alive(answer)).toBe(false);
  });
});

describe('the ticket of the second step', () => {
  it('opens nothing else, and lives for five minutes', async () => {
    const who = await factors.person();
    const { secret } = await factors.withApp(who);
    const { ticket } = (await who.login()).body;
    expect((await factors.api.send('/auth/me', { token: ticket })).status).toBe(401);
    expect((await factors.api.send('/orders/admin/orders', { token: ticket })).status).toBe(401);
    factors.api.advance(301_000);
    const late = await who.post<{ is_expired: boolean }>('/auth/second-step', {
      ticket,
      code: factors.codeOf(secret),
    });
    expect([late.status, late.body.is_expired]).toEqual([401, true]);
  });

  it('ends with the password that it was made for', async () => {
    const who = await factors.person();
    const { secret, accessToken } = await factors.withApp(who);
    const { ticket } = (await who.login()).body;
    const change = { password: PASSWORD, new_password: 'a password of its own' };
    expect((await who.post('/profile/password', change, accessToken, 'PUT')).status).toBe(200);
    const late = await who.post<{ is_expired: boolean }>('/auth/second-step', {
      ticket,
      code: factors.codeOf(secret),
    });
    expect([late.status, late.body.is_expired]).toEqual([401, true]);
  });

  it('is all that a new password by a link by mail leads to', async () => {
    const who = await factors.person();
    await factors.withApp(who);
    const link = await mintAccountLink(
      factors.api.knex,
      who.id,
      'password_reset',
      factors.api.now(),
    );
    const new_password = 'a password by a link';
    const used = await who.post('/account-links/use', { secret: link, new_password });
    expect([used.status, Object.keys(used.body as object).sort()]).toEqual([
      200,
      ['email', 'kind', 'username'],
    ]);
    const signedIn = { email: who.email, password: new_password };
    const { body } = await who.post<object>('/auth/login', signedIn);
    expect(Object.keys(body).sort()).toEqual(['methods', 'ticket']);
  });

  it('takes no access token in its place, and wants something to check', async () => {
    const who = await factors.person();
    const { accessToken } = await factors.withApp(who);
    const posed = await who.post('/auth/second-step', { ticket: accessToken, code: '123456' });
    expect(posed.status).toBe(401);
    const { ticket } = (await who.login()).body;
    expect((await who.post('/auth/second-step', { ticket })).status).toBe(422);
  });

  it('stops guessing from many addresses after 20 wrong codes, but not a known device', async () => {
    const who = await factors.person();
    const { secret } = await factors.withApp(who);
    const { ticket } = (await who.login()).body;
    const { ticket: next } = (await who.login()).body;
    const first = { ticket: next, code: factors.codeOf(secret) };
    const right = () => ({ ticket, code: factors.codeOf(secret) });
    const signedIn = await who.post('/auth/second-step', first);
    const cookie = signedIn.headers.getSetCookie().find((one) => one.includes('known_device='));
    factors.later();
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      const body = { ticket, code: '000000' };
      statuses.push((await factors.api.send('/auth/second-step', { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    const stranger = { 'x-forwarded-for': '198.51.100.99' };
    expect(
      (await factors.api.send('/auth/second-step', { body: right(), headers: stranger })).status,
    ).toBe(429);
    const known = { ...stranger, cookie: cookie?.split(';')[0] ?? '' };
    expect(
      (await factors.api.send('/auth/second-step', { body: right(), headers: known })).status,
    ).toBe(200);
  });
});
