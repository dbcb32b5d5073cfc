import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../db/connect.ts';
import { Session, User } from '../../../../db/models/user.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { FactorChanged, LoginAnswer, SecondStep } from '../../../contract/types.ts';
import { PRODUCT } from '../../../platform/commands.ts';
import { ADMIN, ADMIN_HASH, createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { resetFactors } from '../secondFactor/commands/resetFactors.ts';
import { makeRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { insertSession, lockAccount } from '../sessions/openSession.ts';
import { endSignInsOf } from '../users/commands/endSignInsOf.ts';
import { takeRecoveryCode } from './commands/takeRecoveryCode.ts';

const ENV = { JWT_SECRET: 'one secret of all instances of a test' };
const { password } = ADMIN;

describeEachDatabase('second factors that are used and changed at the same time', (open, kind) => {
  let one: Harness;
  /** With SQLite there is one instance alone. */
  let another: Harness;
  let people = 0;
  let clock = 0;

  beforeAll(async () => {
    const database = await open();
    one = await createHarness(async () => database, ENV);
    another = one;
    if (kind === 'sqlite') return;
    // Each instance of a test makes the same person.
    await one.knex('users').update({ email: 'first@example.com' });
    another = await createHarness(async () => {
      const knex = connect(database.connection);
      return { knex, close: () => knex.destroy() };
    }, ENV);
  });
  afterAll(async () => {
    if (another !== one) await another.close();
    await one.close();
  });

  /** An account with an authenticator app, its sign-in and its recovery codes. */
  async function person() {
    people += 1;
    const email = `person${people}@example.com`;
    const at = new Date().toISOString();
    const row = { email, username: 'Jo', role: 'owner', created_at: at, updated_at: at };
    const [{ id }] = await one
      .knex('users')
      .insert({ ...row, password_hash: await ADMIN_HASH })
      .returning('id');
    const login = async () =>
      (await one.send<LoginAnswer & SecondStep>('/auth/login', { body: { email, password } })).body;
    const { accessToken: token } = await login();
    const begun = await one.send<{ secret: string }>('/auth/second-factor/app', {
      body: { password },
      token,
    });
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
        timestamp: Date.now() + clock,
      });
    const confirm = () =>
      one.send<FactorChanged>('/auth/second-factor/app', {
        method: 'PUT',
        body: { code: code() },
        token,
      });
    return { id: Number(id), token, login, confirm };
  }

  const finish = (server: Harness, ticket: string, code: string | undefined) =>
    server.send<{ message: string; is_expired: boolean }>('/auth/second-step', {
      body: { ticket, code },
    });

  describe('a ticket', () => {
    it('finishes one sign-in, however many are tried at once and wherever', async () => {
      const who = await person();
      const { new_codes: codes } = (await who.confirm()).body;
      const { ticket } = await who.login();
      const { ticket: untouched } = await who.login();
      expect((await finish(one, ticket, 'wrong')).status).toBe(401);
      const tried = await Promise.all(
        codes.slice(0, 4).map((code, n) => finish(n % 2 === 0 ? one : another, ticket, code)),
      );
      expect(tried.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
      const running = await one.knex('sessions').where({ user_id: who.id }).whereNull('ended_at');
      // The one that set the app up, and the one of the ticket.
      expect(running).toHaveLength(2);
      for (const server of [one, another]) {
        const { status, body } = await finish(server, ticket, codes[4]);
        expect([status, body.is_expired]).toEqual([401, true]);
        expect(body.message).toBe('This sign-in has already been completed. Please sign in again.');
        const options = { body: { ticket } };
        expect((await server.send('/auth/passkey/options', options)).status).toBe(401);
      }
      // What was refused at once used up nothing.
      expect((await finish(another, untouched, codes[4])).status).toBe(200);
    });

    it('is refused in Czech, too, and in no other spelling', async () => {
      const who = await person();
      const { new_codes: codes } = (await who.confirm()).body;
      const { ticket } = await who.login();
      expect((await finish(one, ticket, codes[0])).status).toBe(200);
      const body = { ticket, code: codes[1] };
      const said = await one.send<{ message: string }>('/auth/second-step', {
        body,
        language: 'cs',
      });
      expect(said.body.message).toBe('Toto přihlášení už je dokončené. Přihlaste se prosím znovu.');
      // The last letter of a signature holds two bits that nobody reads.
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const last = alphabet.indexOf(ticket.at(-1) ?? '');
      const same = ticket.slice(0, -1) + alphabet[last ^ 1];
      expect((await finish(one, same, codes[1])).status).toBe(401);
    });

    it('leaves nothing behind for good', async () => {
      const who = await person();
      const { new_codes: codes } = (await who.confirm()).body;
      const spent = async () => (await one.knex('spent_challenges')).length;
      const before = await spent();
      const { ticket } = await who.login();
      await finish(one, ticket, 'wrong');
      expect(await spent()).toBe(before);
      await finish(one, ticket, codes[0]);
      expect(await spent()).toBe(before + 1);
    });
  });

  const waitsForLock = async (count: number) => {
    const waiting = () =>
      another
        .knex('pg_stat_activity')
        .where({ wait_event_type: 'Lock' })
        .whereRaw('datname = current_database()');
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(count), { timeout: 120_000 });
  };

  // SQLite has one writer at a time.
  it.runIf(kind === 'postgres').each([
    ['all of its account’s', endSignInsOf],
    ['the factors of its account', resetFactors],
  ])('a sign-in under way ends with %s', async (_which, end) => {
    const { id: userId } = await person();
    const held = await one.knex.transaction();
    await lockAccount(held, await User.query(held).findById(userId).throwIfNotFound());
    const opened = { userId, secret: new Uint8Array(32), mustEnrol: false };
    const { sessionId } = await insertSession(held, opened, new Date());
    const ending = end(testBus(another.knex), { userId }, PRODUCT);
    await Promise.race([ending, waitsForLock(1)]);
    await held.commit();
    await ending;
    const session = await Session.query(one.knex).findById(sessionId);
    expect(session?.ended_at).toEqual(expect.any(String));
  });

  /** Lets both go on once each has come as far as it can while nobody may write the codes. */
  async function bothAtOnce<T>(begin: () => Promise<T>): Promise<T> {
    // SQLite has one writer at a time.
    if (kind === 'sqlite') return begin();
    const held = await one.knex.transaction();
    await held.raw('lock table recovery_codes in share mode');
    const begun = begin();
    await waitsForLock(2);
    await held.commit();
    return begun;
  }

  it('recovery codes that are renewed twice at once are one set, all of which work', async () => {
    const who = await person();
    await who.confirm();
    const renewals = await bothAtOnce(() =>
      Promise.all(
        [one, another].map((server) =>
          server.send<FactorChanged>('/auth/second-factor/recovery-codes', {
            body: { password },
            token: who.token,
          }),
        ),
      ),
    );
    expect(renewals.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await one.knex('recovery_codes').where({ user_id: who.id });
    expect([rows.length, new Set(rows.map(({ salt }) => salt)).size]).toEqual([10, 1]);
    const works: boolean[] = [];
    const deps = { knex: one.knex, bus: testBus(one.knex) };
    const user = { id: who.id, username: '', email: '' };
    for (const { body } of renewals) {
      works.push(await takeRecoveryCode(deps, user, body.new_codes[0] ?? '', PRODUCT));
    }
    expect(works.sort()).toEqual([false, true]);
  });

  it('an app is stored with its line in the log and its mail, or not at all', async () => {
    const who = await person();
    const has = async () => {
      const [{ secret }] = await one.knex('authenticators').where({ user_id: who.id });
      const codes = await one.knex('recovery_codes').where({ user_id: who.id });
      return [secret !== null, codes.length];
    };
    await one.knex.schema.renameTable('outbox', 'outbox_away');
    const { status } = await who
      .confirm()
      .finally(() => one.knex.schema.renameTable('outbox_away', 'outbox'));
    expect([status, await has()]).toEqual([500, [false, 0]]);
    expect((await who.login()).accessToken).toEqual(expect.any(String));
    clock += 90_000;
    one.advance(90_000);
    expect((await who.confirm()).status).toBe(200);
    expect(await has()).toEqual([true, 10]);
  });
});

it('recovery codes are ten, none of which is stored as it is', async () => {
  const { codes, rows } = await makeRecoveryCodes(1);
  expect([new Set(codes).size, new Set(rows.map(({ digest }) => digest)).size]).toEqual([10, 10]);
  expect(JSON.stringify(rows)).not.toContain(codes[0]?.replace('-', ''));
});
