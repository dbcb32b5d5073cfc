import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiToken as Row } from '../../../../db/models/apiToken.ts';
import { User } from '../../../../db/models/user.ts';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { AREAS, may, SCOPES } from '../../../contract/access.ts';
import type { ApiToken, ApiTokenMade, SecurityEvent } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

interface Failed {
  message: string;
  errors: Record<string, string>;
}

describeOnSqlite('tokens', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
  });
  afterAll(() => api.close());

  const make = async (input: object = {}) => {
    const body = { name: 'Nightly export', scopes: ['read'], ...input };
    return (await api.admin<ApiTokenMade>('/api-tokens', { body })).body;
  };
  const listed = async (id: number) =>
    (await api.admin<ApiToken[]>('/api-tokens')).body.find((token) => token.id === id);
  const statusOf = async (path: string, token: string, method = 'GET') =>
    (await api.send(path, { token, method, ...(method !== 'GET' && { body: {} }) })).status;

  it('are shown once, and stored as a hash', async () => {
    const { token, ...made } = await make();
    expect(token).toMatch(/^pdk_[\w-]{43}$/);
    expect(made).toEqual({
      id: made.id,
      name: 'Nightly export',
      scopes: ['read'],
      shown: token.slice(0, 8),
      state: 'active',
      created_by: 'boss',
      created_at: expect.any(String),
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
    });
    expect(await listed(made.id)).toEqual(made);
    expect(JSON.stringify(await Row.query(api.knex))).not.toContain(token.slice(8));
    const [event] = (await api.admin<SecurityEvent[]>('/security-events?kind=token_made')).body;
    expect(event).toMatchObject({
      username: 'boss',
      facts: { name: 'Nightly export', scopes: 'read' },
    });
    expect(JSON.stringify(event)).not.toContain(token.slice(8));
  });

  it.each([
    ['en', 'Name is required', 'Choose at least one permission.'],
    ['cs', 'Název je povinný', 'Vyberte aspoň jednu věc, kterou token smí.'],
  ] as const)(
    'say at their fields what is missing or wrong: %s',
    async (language, name, scopes) => {
      const refused = (body: object) => api.admin<Failed>('/api-tokens', { body, language });
      const { status, body } = await refused({ scopes: [] });
      expect([status, body.errors]).toEqual([422, { name, scopes }]);
      expect((await refused({ name: 'x', scopes: ['accounts'] })).status).toBe(422);
      const past = { name: 'x', scopes: ['read'], expires_at: '2020-01-01T00:00' };
      expect(Object.keys((await refused(past)).body.errors)).toEqual(['expires_at']);
    },
  );

  it('open what their scopes say, and never a sign-in, accounts, tokens or the log', async () => {
    const [reader, writer] = [await make(), await make({ scopes: ['content', 'orders'] })];
    expect(await statusOf('/contact-messages', reader.token)).toBe(200);
    expect(await statusOf('/orders/admin/orders', reader.token)).toBe(200);
    expect(await statusOf('/db', reader.token)).toBe(200);
    expect(await statusOf('/achievements', reader.token, 'POST')).toBe(403);
    expect(await statusOf('/achievements', writer.token, 'POST')).toBe(422);
    expect(await statusOf('/contact-messages', writer.token)).toBe(403);
    for (const { token } of [reader, writer]) {
      for (const path of ['/auth/me', '/security-events', '/api-tokens', '/first-steps']) {
        expect(await statusOf(path, token), path).toBe(403);
      }
      expect(await statusOf('/api-tokens', token, 'POST')).toBe(403);
      expect(await statusOf(`/api-tokens/${reader.id}`, token, 'DELETE')).toBe(403);
      expect(await statusOf('/previews/settings', token, 'POST')).toBe(403);
      expect(await statusOf('/auth/refresh', token, 'POST')).toBe(401);
      const body = { token };
      expect((await api.send('/auth/refresh', { body })).status).toBe(401);
    }
    const never = AREAS.filter((area) => may({ scopes: SCOPES }, 'read', area));
    expect(never).toEqual([
      'content',
      'settings',
      'business',
      'orders',
      'redemptions',
      'messages',
      'live',
    ]);
  });

  it('are not taken once revoked, expired, or their maker is no owner', async () => {
    const works = (token: string) => statusOf('/db', token);
    const [revoked, stopped, disabled] = [await make(), await make(), await make()];
    const moment = new Date(Date.now() + 60_000).toISOString();
    const expired = await make({ expires_at: moment });
    for (const { token } of [revoked, stopped, expired]) expect(await works(token)).toBe(200);
    const revoke = { method: 'DELETE' };
    expect((await api.admin<ApiToken>(`/api-tokens/${revoked.id}`, revoke)).body).toMatchObject({
      state: 'revoked',
      revoked_at: expect.any(String),
    });
    expect((await api.admin(`/api-tokens/${revoked.id}`, revoke)).status).toBe(404);
    expect(await works(revoked.token)).toBe(401);
    expect(await works(`${stopped.token}x`)).toBe(401);
    api.advance(60_001);
    expect(await works(expired.token)).toBe(401);
    expect((await api.send('/cars', { token: expired.token })).status).toBe(401);
    const other = { email: 'other@example.com', username: 'other', password_hash: '' };
    const { id: user_id } = await User.query(api.knex).insert({ ...other, role: 'manager' });
    await Row.query(api.knex).findById(stopped.id).patch({ user_id });
    expect(await works(stopped.token)).toBe(401);
    const gone = { ...other, email: 'gone@example.com', disabled_at: moment };
    const maker = await User.query(api.knex).insert({ ...gone, role: 'owner' });
    await Row.query(api.knex).findById(disabled.id).patch({ user_id: maker.id });
    expect(await works(disabled.token)).toBe(401);
    const states = await Promise.all(
      [revoked, expired, stopped, disabled].map(({ id }) => listed(id)),
    );
    expect(states.map((token) => token?.state)).toEqual([
      'revoked',
      'expired',
      'stopped',
      'stopped',
    ]);
  });

  it('have their last use to the minute, and the log a line per hour and address', async () => {
    const { id, token } = await make({ name: 'CI' });
    api.stayWithinHour();
    const call = (address: string) =>
      api.send('/db', { token, headers: { 'x-forwarded-for': address } });
    await call('203.0.113.7');
    const first = (await listed(id))?.last_used_at;
    await call('203.0.113.7');
    expect((await listed(id))?.last_used_at).toBe(first);
    api.advance(61_000);
    await call('203.0.113.7');
    expect((await listed(id))?.last_used_at).not.toBe(first);
    await call('203.0.113.9');
    const used = (await api.admin<SecurityEvent[]>('/security-events?kind=token_used&q=ci')).body;
    expect(used.map(({ address, user_id, facts }) => [address, user_id, facts])).toEqual([
      ['203.0.113.9', null, { id, token: 'CI' }],
      ['203.0.113.7', null, { id, token: 'CI' }],
    ]);
    const [exported] = (await api.admin<SecurityEvent[]>('/security-events?kind=exported')).body;
    expect(exported?.facts).toEqual({ what: 'content', token: 'CI' });
  });

  it('are named in the history of what they changed', async () => {
    const { token } = await make({ name: 'Results', scopes: ['content'] });
    const translations = { en: { title: 'Cup' }, cs: { title: 'Pohár' } };
    await api.send('/achievements', { token, body: { translations, year: 2025 } });
    const [revision] = (await api.admin<{ username: string }[]>('/revisions')).body;
    expect(revision?.username).toBe('Results');
  });
});
