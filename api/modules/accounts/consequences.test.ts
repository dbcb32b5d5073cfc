import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { User } from '../../../db/models/user.ts';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { type Actor, type EventName, type Events, emit } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';

describe('what follows from events of accounts', () => {
  let knex: Knex;
  let close: () => Promise<void>;
  let user: User;
  let owner: User;
  const cache = new ResponseCache();
  const dropped: unknown[] = [];
  cache.onForget((tags) => dropped.push(tags));

  beforeAll(async () => {
    ({ knex, close } = await openTestDatabase('sqlite'));
    const person = { password_hash: 'x', role: 'editor', locale: 'cs' } as const;
    owner = await User.query(knex).insertAndFetch({
      ...person,
      email: 'boss@example.com',
      username: 'Boss',
      role: 'owner',
    });
    user = await User.query(knex).insertAndFetch({
      ...person,
      email: 'eva@example.com',
      username: 'Eva',
    });
  });
  afterAll(() => close());
  beforeEach(async () => {
    await SecurityEvent.query(knex).delete();
    await OutboxMail.query(knex).delete();
    dropped.length = 0;
  });

  const happens = async <Name extends EventName>(
    name: Name,
    facts: Events[Name],
    actor: Actor = { user: owner, address: '203.0.113.7' },
  ) => {
    await productBus({ knex, cache }).run(actor, async (trx) => emit(trx, name, facts));
  };
  /** The lines of the security log: kind, of whom, facts. */
  const lines = async () =>
    (await SecurityEvent.query(knex).orderBy('id')).map(({ kind, email, facts }) => [
      kind,
      email,
      facts,
    ]);
  const mails = async () =>
    (await OutboxMail.query(knex).orderBy('id')).map(({ kind, to, locale, facts }) => [
      kind,
      to,
      locale,
      facts.change,
    ]);
  const invitation = {
    kind: 'invitation',
    subject: '',
    facts: {},
    attempts: 0,
    created_at: '2026-05-01T10:00:00.000Z',
  } as const;

  it('log who signs in and out', async () => {
    await happens('signIn.opened', { user, facts: { second: 'code' } }, {});
    await happens('signIn.closed', { user }, {});
    await happens('signIn.reused', { user }, {});
    await happens('secondStep.failed', { user }, {});
    await happens('recoveryCode.used', { user }, {});
    expect(await lines()).toEqual([
      ['sign_in', 'eva@example.com', { second: 'code' }],
      ['sign_out', 'eva@example.com', {}],
      ['session_reused', 'eva@example.com', {}],
      ['factor_failed', 'eva@example.com', {}],
      ['recovery_code_used', 'eva@example.com', {}],
    ]);
  });

  it('are lines about attempts, with the e-mail that was tried', async () => {
    await happens('signIn.failed', { email: 'x@example.com', isKnown: false }, {});
    await happens('signIn.refused', { email: 'x@example.com' }, {});
    expect(await lines()).toEqual([
      ['sign_in_failed', 'x@example.com', { known: false }],
      ['sign_in_refused', 'x@example.com', {}],
    ]);
  });

  it('are lines about what an owner does to accounts', async () => {
    const { email } = user;
    await happens('signIns.ended', { email, count: 2 });
    await happens('user.roleChanged', { email, role: 'reader' });
    await happens('user.disabled', { email });
    await happens('user.enabled', { email });
    await happens('secondFactor.demanded', { isDemanded: true });
    expect(await lines()).toEqual([
      ['session_ended', 'boss@example.com', { email, count: 2 }],
      ['role_changed', 'boss@example.com', { email, role: 'reader' }],
      ['disabled', 'boss@example.com', { email }],
      ['enabled', 'boss@example.com', { email }],
      ['factor_demanded', 'boss@example.com', { demanded: true }],
    ]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['factor.added', { factor: 'app' }, 'factor_added', 'factor_added'],
    ['factor.added', { factor: 'passkey', name: 'Key' }, 'factor_added', 'factor_added'],
    ['factor.removed', { factor: 'app' }, 'factor_removed', 'factor_removed'],
  ] as const)('are a line and a mail: %s %j', async (name, facts, kind, change) => {
    await happens(name, { user, ...facts }, { user });
    expect(await lines()).toEqual([[kind, 'eva@example.com', facts]]);
    expect(await mails()).toEqual([['account_changed', 'eva@example.com', 'cs', change]]);
  });

  it('are a line and a mail about new recovery codes', async () => {
    await happens('recoveryCodes.created', { user }, { user });
    expect(await lines()).toEqual([['recovery_codes_made', 'eva@example.com', {}]]);
    expect(await mails()).toEqual([['account_changed', 'eva@example.com', 'cs', 'recovery_codes']]);
  });

  it.each([true, false])(
    'are a mail about removed factors where there were any: %s',
    async (had) => {
      await happens('factors.reset', { user, hadFactor: had });
      expect(await lines()).toEqual([
        ['factor_removed', 'boss@example.com', { of: 'eva@example.com' }],
      ]);
      const told = ['account_changed', 'eva@example.com', 'cs', 'factor_removed'];
      expect(await mails()).toEqual(had ? [told] : []);
    },
  );

  it.each([
    ['password.changed', 'password_changed', 1],
    ['password.reset', 'password_reset', 1],
    ['user.joined', 'joined', 0],
  ] as const)('are the end of invitations that wait: %s', async (name, kind, told) => {
    const { email: to } = user;
    await OutboxMail.query(knex).insert({ ...invitation, to });
    await OutboxMail.query(knex).insert({ ...invitation, to: 'other@example.com' });
    await happens(name, { user }, {});
    expect(await lines()).toEqual([[kind, to, {}]]);
    const left = (await mails()).map(([mail, whom]) => [mail, whom]);
    expect(left).toEqual([
      ['invitation', 'other@example.com'],
      ...Array.from({ length: told }, () => ['account_changed', to]),
    ]);
  });

  it('are mails with links, in the person’s language, else that of who asks', async () => {
    const another = { ...user, email: 'new@example.com', locale: null };
    await happens('user.invited', { user, locale: 'en' });
    await happens('user.invited', { user: another, locale: 'en' });
    await happens('passwordReset.requested', { email: user.email, user, locale: 'en' }, {});
    await happens('passwordReset.requested', { email: 'x@example.com', user: null, locale: 'en' });
    expect(await mails()).toEqual([
      ['invitation', 'eva@example.com', 'cs', undefined],
      ['invitation', 'new@example.com', 'en', undefined],
      ['password_reset', 'eva@example.com', 'cs', undefined],
    ]);
    expect(await lines()).toEqual([
      ['invited', 'boss@example.com', { email: 'eva@example.com', role: 'editor' }],
      ['invited', 'boss@example.com', { email: 'new@example.com', role: 'editor' }],
      ['password_reset_asked', 'eva@example.com', { known: true }],
      ['password_reset_asked', 'x@example.com', { known: false }],
    ]);
  });

  it('are posts and accounts that are read anew, since they show the name', async () => {
    await happens('user.renamed', { id: user.id });
    expect(dropped).toEqual([['blog', 'users']]);
    expect(await lines()).toEqual([]);
  });

  it('are lines about tokens, deleted mails and lists that were read as a whole', async () => {
    await happens('apiToken.used', { id: 7 }, { token: 'CI' });
    await happens('mail.deleted', { id: 3 });
    await happens('list.exported', { resource: 'orders' });
    expect(await lines()).toEqual([
      ['token_used', '', { id: 7, token: 'CI' }],
      ['deleted', 'boss@example.com', { resource: 'mails', id: 3 }],
      ['exported', 'boss@example.com', { resource: 'orders' }],
    ]);
  });
});
