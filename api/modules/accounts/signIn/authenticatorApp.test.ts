import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactorChanged, LoginAnswer } from '../../../contract/types.ts';
import {
  type Failed,
  openSecondFactors,
  PASSWORD,
  type SecondFactors,
} from '../../../testing/testSecondFactors.ts';

let factors: SecondFactors;
beforeAll(async () => {
  factors = await openSecondFactors();
});
afterAll(() => factors.api.close());

describe('an authenticator app', () => {
  it('counts once a code has confirmed it, and then is asked for', async () => {
    const who = await factors.person();
    const { accessToken } = (await who.login()).body;
    const begun = await who.own<{ secret: string; uri: string }>(
      '/app',
      { password: PASSWORD },
      accessToken,
    );
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.uri).toContain(encodeURIComponent(who.email));
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
    const wrong = await who.own<Failed>('/app', { code: '12 34' }, accessToken, 'PUT');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    const code = factors.codeOf(begun.body.secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const confirmed = await who.own<FactorChanged>('/app', { code: spaced }, accessToken, 'PUT');
    expect(confirmed.body.has_app).toBe(true);
    expect(new Set(confirmed.body.new_codes).size).toBe(10);

    const first = await who.login();
    expect([first.status, first.body.methods]).toEqual([200, ['code', 'recovery']]);
    expect(Object.keys(first.body).sort()).toEqual(['methods', 'ticket']);
    factors.later();
    const { ticket } = first.body;
    const second = await who.post<LoginAnswer>('/auth/second-step', {
      ticket,
      code: factors.codeOf(begun.body.secret),
    });
    expect(second.body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { username: 'Jo', email: who.email, role: 'owner' },
    });
    for (const name of ['known_device', 'invoice_session']) {
      const cookie = second.headers.getSetCookie().find((one) => one.includes(`${name}=`));
      expect(cookie).toMatch(new RegExp(`^__Host-${name}=[^;]+; path=/; expires=`));
      expect(cookie).toMatch(/; samesite=strict; secure; httponly$/i);
    }
  });

  it('takes no code twice, not even when two come at once', async () => {
    const who = await factors.person();
    const { secret } = await factors.withApp(who);
    const { ticket } = (await who.login()).body;
    const code = factors.codeOf(secret);
    const finish = () => who.post('/auth/second-step', { ticket, code });
    const statuses = (await Promise.all([finish(), finish()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    const { ticket: next } = (await who.login()).body;
    const again = (code: string) => who.post('/auth/second-step', { ticket: next, code });
    expect((await again(code)).status).toBe(401);
    factors.later();
    expect((await again(factors.codeOf(secret))).status).toBe(200);
  });

  it('is stored encrypted, for its account alone', async () => {
    const [one, other] = [await factors.person(), await factors.person()];
    const { secret } = await factors.withApp(one);
    await factors.withApp(other);
    const rows = await factors.api.knex('authenticators').where({ user_id: one.id });
    expect(JSON.stringify(rows)).not.toContain(secret);
    await factors.api
      .knex('authenticators')
      .where({ user_id: other.id })
      .update({ secret: rows[0].secret });
    const { ticket } = (await other.login()).body;
    const stolen = await other.post('/auth/second-step', { ticket, code: factors.codeOf(secret) });
    expect(stolen.status).toBe(401);
  });

  it('keeps the old one until the new one is confirmed', async () => {
    const who = await factors.person();
    const { accessToken, secret } = await factors.withApp(who);
    await who.own('/app', { password: PASSWORD }, accessToken);
    const { ticket } = (await who.login()).body;
    const finished = await who.post('/auth/second-step', { ticket, code: factors.codeOf(secret) });
    expect(finished.status).toBe(200);
  });

  it('is not asked for any more once it is removed', async () => {
    const who = await factors.person();
    const { accessToken } = await factors.withApp(who);
    const wrong = await who.own<Failed>('/app/remove', { password: 'guess' }, accessToken);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const right = await who.own<FactorChanged>('/app/remove', { password: PASSWORD }, accessToken);
    expect([right.body.has_app, right.body.recovery_codes]).toEqual([false, 0]);
    expect(await factors.changesTold(who)).toEqual(['factor_added', 'factor_removed']);
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
  });
});
