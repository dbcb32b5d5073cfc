import { afterAll, beforeAll, expect, it } from 'vitest';
import { Revision } from '../../../db/models/revision.ts';
import { Passkey } from '../../../db/models/secondFactor.ts';
import { User } from '../../../db/models/user.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { fold } from '../../contract/slug.ts';
import type { PersonalData } from '../../contract/types.ts';
import { AT, openWithPerson, placesOf, type WithPerson } from '../../testing/testPerson.ts';
import { mintAccountLink, writeSecurityLine } from '../accounts/index.ts';

describeEachDatabase('personal data', (open) => {
  let site: WithPerson;
  beforeAll(async () => {
    site = await openWithPerson(open);
  });
  afterAll(() => site.api.close());

  it('of an account stays with the account', async () => {
    const { body } = await site.api.admin<PersonalData>('/personal-data?email=BOSS@example.com');
    const outcomes = body.entries.map(({ kind, outcome, names }) => [kind, outcome, names]);
    expect(outcomes).toContainEqual(['account', 'kept', ['boss']]);
    await site.erase({ email: 'boss@example.com', again: 'boss@example.com' });
    expect((await site.api.admin('/auth/me')).status).toBe(200);
  });

  it('of an account that is disabled leaves a row without name, address and way in', async () => {
    const NAME = 'Žaneta Odchozí';
    const token = await site.api.tokenOf('editor');
    const email = 'editor@example.com';
    const { id } = await User.query(site.api.knex).findOne({ email }).throwIfNotFound();
    await User.query(site.api.knex).findById(id).patch({ username: NAME });
    expect((await site.api.send('/auth/me', { token })).status).toBe(200);
    const dated = { created_at: AT, updated_at: AT };
    const [post] = await site.api
      .knex('blog_posts')
      .insert({ ...dated, published_date: '2026-03-02', author_id: id }, ['id']);
    await Revision.query(site.api.knex).insert({
      resource: 'blog',
      record_id: post.id,
      version: 1,
      action: 'create',
      at: AT,
      user_id: id,
      username: NAME,
      record: {},
      changed: [],
      restored_from: null,
      name_en: 'Rally',
      name_cs: 'Rallye',
      search: `rally\n${fold(NAME)}`,
    });
    const change = { order_id: site.made.paid, status: 'cancelled', user_id: id, at: AT };
    await site.api.knex('order_status_changes').insert(change);
    await mintAccountLink(site.api.knex, id, 'password_reset', site.api.now());
    await Passkey.query(site.api.knex).insert({
      user_id: id,
      name: NAME,
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      transports: '',
    });
    await site.api.knex('recovery_codes').insert({ user_id: id, digest: 'd', salt: 's' });
    await site.api.knex('authenticators').insert({ user_id: id, secret: 's' });
    await site.api.knex('api_tokens').insert({
      name: 'Script',
      scopes: '[]',
      digest: 't',
      shown: 't',
      user_id: id,
      created_at: AT,
      created_by: NAME,
    });
    const sender = { user: { id, username: NAME, email }, address: '10.5.5.5', agent: 'Žaneta' };
    await writeSecurityLine(site.api.knex, { ...sender, kind: 'password_changed', requestId: '' });

    const asked = { email, again: email };
    const outcomes = async () =>
      (await site.api.admin<PersonalData>(`/personal-data?email=${email}`)).body.entries.map(
        ({ kind, outcome }) => [kind, outcome],
      );
    expect(await outcomes()).toContainEqual(['account', 'kept']);
    expect((await site.erase(asked)).status).toBe(200);
    expect((await site.api.send('/auth/me', { token })).status).toBe(200);
    const changing = { body: { is_disabled: true }, method: 'PATCH' };
    expect((await site.api.admin(`/users/${id}`, changing)).status).toBe(200);
    expect(await outcomes()).toEqual([
      ['security_events', 'reduced'],
      ['account', 'reduced'],
    ]);
    expect((await site.erase(asked)).status).toBe(200);

    expect(await outcomes()).toEqual([]);
    for (const text of [email, NAME, fold(NAME), '10.5.5.5']) {
      expect(await placesOf(site.api.knex, text), text).toEqual([]);
    }
    for (const table of [
      'sessions',
      'account_links',
      'passkeys',
      'recovery_codes',
      'authenticators',
    ]) {
      expect(await site.api.knex(table).where({ user_id: id }), table).toEqual([]);
    }
    expect(await site.api.knex('api_tokens').whereNull('revoked_at')).toEqual([]);
    const shown = await site.api.admin<{ author_name: string | null }>(`/blog/${post.id}`);
    expect(shown.body.author_name).toBeNull();
    const history = await site.api.admin<{ username: string }[]>('/revisions?username_like=former');
    expect(history.body.map(({ username }) => username)).toEqual(['Former user']);
    const order = await site.api.admin<{ status_changes: object[] }>(
      `/orders/admin/orders/${site.made.paid}`,
    );
    expect(order.body.status_changes).toContainEqual(
      expect.objectContaining({ username: 'Former user' }),
    );
    // Nobody can let the row in again, and the address is free.
    expect((await site.api.admin(`/users/${id}`)).status).toBe(404);
    const enable = { is_disabled: false };
    expect((await site.api.admin(`/users/${id}`, { ...changing, body: enable })).status).toBe(404);
    const listed = await site.api.admin<{ id: number }[]>('/users');
    expect(listed.body.map((one) => one.id)).not.toContain(id);
    const invited = await site.api.admin('/users', { body: { email, role: 'reader' } });
    expect(invited.status).toBe(201);
  });
});
