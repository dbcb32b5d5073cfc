import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../../db/models/user.ts';
import type { FactorChanged, LoginAnswer, User as UserItem } from '../../../contract/types.ts';
import { PRODUCT } from '../../../platform/commands.ts';
import { ADMIN } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import {
  type Failed,
  openSecondFactors,
  PASSWORD,
  type SecondFactors,
} from '../../../testing/testSecondFactors.ts';
import { resetFactors } from '../secondFactor/commands/resetFactors.ts';

let factors: SecondFactors;
beforeAll(async () => {
  factors = await openSecondFactors();
});
afterAll(() => factors.api.close());

describe('recovery codes', () => {
  it('open once each, however they are typed, and none is stored as it is', async () => {
    const who = await factors.person();
    const { confirmed } = await factors.withApp(who);
    const [code = '', other = ''] = confirmed.body.new_codes;
    const stored = JSON.stringify(
      await factors.api.knex('recovery_codes').where({ user_id: who.id }),
    );
    expect(stored).not.toContain(code.replace('-', ''));
    const finish = async (code: string | undefined) => {
      const { ticket } = (await who.login()).body;
      return who.post<LoginAnswer>('/auth/second-step', { ticket, code });
    };
    const typed = ` ${code.toUpperCase().replace('-', ' ').replaceAll('1', 'I').replaceAll('0', 'O')} `;
    expect((await finish(typed)).status).toBe(200);
    expect((await finish(code)).status).toBe(401);
    const renewed = await who.own<FactorChanged>(
      '/recovery-codes',
      { password: PASSWORD },
      (await finish(other)).body.accessToken,
    );
    expect([renewed.body.recovery_codes, renewed.body.new_codes.includes(code)]).toEqual([
      10,
      false,
    ]);
    const old = confirmed.body.new_codes[2];
    expect((await finish(old)).status).toBe(401);
  });

  it('are no factor by themselves', async () => {
    const who = await factors.person();
    const { accessToken } = (await who.login()).body;
    const made = await who.own('/recovery-codes', { password: PASSWORD }, accessToken);
    expect(made.status).toBe(409);
  });
});

it('a changed factor ends the other sign-ins and keeps the one that changed it', async () => {
  const who = await factors.person();
  const other = (await who.login()).body.accessToken;
  const { accessToken } = await factors.withApp(who);
  expect((await factors.api.send('/auth/me', { token: other })).status).toBe(401);
  expect((await factors.api.send('/auth/me', { token: accessToken })).status).toBe(200);
});

it('changes of factors are in the security log, without a code', async () => {
  const who = await factors.person();
  const { confirmed, accessToken } = await factors.withApp(who);
  const { ticket } = (await who.login()).body;
  const [code = ''] = confirmed.body.new_codes;
  await who.post('/auth/second-step', { ticket, code: '000000' });
  await who.post('/auth/second-step', { ticket, code });
  const { ticket: next } = (await who.login()).body;
  expect((await who.post('/auth/second-step', { ticket: next, code })).status).toBe(401);
  await resetFactors(testBus(factors.api.knex), { userId: who.id }, PRODUCT);
  expect((await factors.api.send('/auth/me', { token: accessToken })).status).toBe(401);
  const rows = await factors.api
    .knex('security_events')
    .orderBy('id')
    .select('kind', 'times', 'facts');
  const from = rows.findIndex(({ facts }) => JSON.stringify(facts).includes(code));
  expect(from).toBe(-1);
  const own = await factors.api.knex('security_events').where({ user_id: who.id }).orderBy('id');
  expect(own.map(({ kind, times }) => [kind, Number(times)])).toEqual([
    ['sign_in', 1],
    ['factor_added', 1],
    ['factor_failed', 2],
    ['recovery_code_used', 1],
    ['sign_in', 1],
  ]);
});

it('a lost factor is taken away by an administrator, or on the server', async () => {
  const [one, two] = [await factors.person(), await factors.person()];
  const { accessToken } = await factors.withApp(one);
  await factors.withApp(two);
  const begun = await factors.person();
  const { accessToken: waiting } = (await begun.login()).body;
  await begun.own('/app', { password: PASSWORD }, waiting);
  const token = await factors.api.anotherToken();
  const had = async () => {
    const queries: string[] = [];
    const listen = ({ sql }: { sql: string }) => queries.push(sql);
    factors.api.knex.on('query', listen);
    const { body } = await factors.api.send<UserItem[]>('/users?_sort=id&_order=asc', { token });
    factors.api.knex.off('query', listen);
    // All people, and their number.
    expect(queries.filter((sql) => sql.includes('authenticators'))).toHaveLength(2);
    const idsOfThese = [one.id, two.id, begun.id];
    return body.flatMap((user) => (idsOfThese.includes(user.id) ? [user.has_second_factor] : []));
  };
  expect(await had()).toEqual([true, true, false]);
  expect((await factors.api.send(`/second-factors/${one.id}`, { method: 'DELETE' })).status).toBe(
    401,
  );
  expect(
    (await factors.api.send(`/second-factors/${one.id}`, { method: 'DELETE', token })).status,
  ).toBe(200);
  expect((await factors.api.send('/auth/me', { token: accessToken })).status).toBe(401);
  await resetFactors(testBus(factors.api.knex), { userId: two.id }, PRODUCT);
  await resetFactors(testBus(factors.api.knex), { userId: begun.id }, PRODUCT);
  expect(await had()).toEqual([false, false, false]);
  for (const who of [one, two]) {
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
    expect(await factors.changesTold(who)).toEqual(['factor_added', 'factor_removed']);
  }
  expect(await factors.changesTold(begun)).toEqual([]);
  expect(
    (await factors.api.send('/second-factors/999999', { method: 'DELETE', token })).status,
  ).toBe(404);
  const { id: own } = await User.query(factors.api.knex)
    .findOne({ email: ADMIN.email })
    .throwIfNotFound();
  expect(
    (await factors.api.send(`/second-factors/${own}`, { method: 'DELETE', token })).status,
  ).toBe(409);
});

describe('a demanded second factor', () => {
  it('lets an account without one do nothing else after its next sign-in', async () => {
    const [owner, late] = [await factors.person(), await factors.person()];
    const { accessToken } = (await owner.login()).body;
    const demand = (is_demanded: boolean, token: string) =>
      factors.api.send<Failed>('/second-factors/demand', {
        method: 'PUT',
        body: { is_demanded },
        token,
      });
    expect((await demand(true, accessToken)).status).toBe(409);
    const { accessToken: proven } = await factors.withApp(owner);
    const before = (await late.login()).body;
    expect((await demand(true, proven)).status).toBe(200);
    expect(
      (await factors.api.send('/orders/admin/orders', { token: before.accessToken })).status,
    ).toBe(200);

    const { accessToken: token, user, refreshToken } = (await late.login()).body;
    expect(user).toMatchObject({ must_enrol: true });
    expect((await factors.api.send('/auth/me', { token })).body).toEqual(user);
    for (const path of ['/orders/admin/orders', '/db', '/first-steps', '/contact-messages']) {
      const refused = await factors.api.send<Failed>(path, { token });
      expect([path, refused.status, refused.body.must_enrol]).toEqual([path, 403, true]);
    }
    expect((await demand(false, token)).status).toBe(403);
    expect((await factors.api.send('/cars', { token })).status).toBe(200);
    // Codes without anything that they stand in for are no second factor.
    const codes = await late.own<Failed>('/recovery-codes', { password: PASSWORD }, token);
    expect(codes.status).toBe(409);
    expect((await factors.api.send('/first-steps', { token })).status).toBe(403);
    const renewed = await factors.api.send<LoginAnswer>('/auth/refresh', {
      body: { token: refreshToken },
    });
    const again = renewed.body.accessToken;
    expect((await factors.api.send('/first-steps', { token: again })).status).toBe(403);

    const begun = await late.own<{ secret: string }>('/app', { password: PASSWORD }, again);
    const code = factors.codeOf(begun.body.secret);
    expect((await late.own('/app', { code }, again, 'PUT')).status).toBe(200);
    expect((await factors.api.send('/first-steps', { token: again })).status).toBe(200);
    expect((await late.own('/app/remove', { password: PASSWORD }, again)).status).toBe(409);
    expect((await demand(false, proven)).status).toBe(200);
    const { user: free } = (await (await factors.person()).login()).body;
    expect(free).not.toHaveProperty('must_enrol');
  });
});
