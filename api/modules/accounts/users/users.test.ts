import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { User } from '../../../../db/models/user.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { Role } from '../../../contract/access.ts';
import type {
  AccountLink,
  LoginAnswer,
  OutboxMailItem,
  SignIn,
  User as WireUser,
} from '../../../contract/types.ts';
import { type Actor, PRODUCT } from '../../../platform/commands.ts';
import { ADMIN, createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { writeMail } from '../../../testing/testMails.ts';
import { mailAccountChange } from '../../mail/index.ts';
import { mintAccountLink } from '../accountLinks/accountLinks.ts';
import { changePassword } from '../profile/commands/changePassword.ts';
import { hashChosen, hashPassword } from '../sessions/password.ts';

interface Failed {
  message: string;
  errors?: Record<string, string>;
}

const PASSWORD = 'a long enough one';
const HOUR = 3_600_000;

describeEachDatabase('accounts', (open) => {
  let api: Harness;
  let own: number;
  let hash: string;
  let address = 0;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    own = (await User.query(api.knex).findOne({ email: ADMIN.email }).throwIfNotFound()).id;
    hash = await hashPassword(PASSWORD);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    address += 1;
    headers = { 'x-forwarded-for': `203.0.113.${address}` };
  });

  let people = 0;
  const person = (role: Role = 'editor', given: Partial<User> = {}) => {
    people += 1;
    const email = `person${people}@example.com`;
    return User.query(api.knex).insertAndFetch({
      email,
      username: `Person ${people}`,
      role,
      password_hash: hash,
      ...given,
    });
  };
  const login = (email: string, password = PASSWORD, more: Record<string, string> = {}) =>
    api.send<LoginAnswer & Failed>('/auth/login', {
      body: { email, password },
      headers: { ...headers, ...more },
    });
  const tokenOf = async (email: string) => (await login(email)).body.accessToken;
  const isIn = async (token: string) => (await api.send('/auth/me', { token })).status === 200;
  const change = (id: number, body: object) =>
    api.admin<WireUser & Failed>(`/users/${id}`, { method: 'PATCH', body, headers });
  const post = <Body = AccountLink & Failed>(path: string, body: object) =>
    api.send<Body>(path, { body, headers });

  /** The mail to an address that was put on its way last, as it is sent now. */
  const letterTo = async (to: string) => {
    const mail = await OutboxMail.query(api.knex).where({ to }).orderBy('id', 'desc').first();
    if (!mail) return null;
    const deps = {
      knex: api.knex,
      publicUrl: 'https://team.example',
      now: api.now,
      secretsOf: async () => [],
      accountSecret: (id: number, kind: 'invitation' | 'password_reset') =>
        mintAccountLink(api.knex, id, kind, api.now()),
    };
    const { subject, text } = await writeMail(deps, mail);
    return { kind: mail.kind, subject, text, secret: /#([\w-]+)/.exec(text)?.[1] ?? '' };
  };
  const letterAbout = async (to: string) => {
    await expect.poll(() => letterTo(to)).not.toBeNull();
    const letter = await letterTo(to);
    if (!letter) throw new Error(`no mail to ${to}`);
    return letter;
  };

  it('are listed for owners, with state and last use', async () => {
    const { email, id } = await person('manager');
    await tokenOf(email);
    const { body, headers } = await api.admin<WireUser[]>('/users?_sort=id&_order=desc&_limit=1');
    expect(headers.get('x-total-count')).toBe(String(people + 1));
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toEqual([
      {
        id,
        email,
        username: `Person ${people}`,
        role: 'manager',
        state: 'active',
        invited_until: null,
        last_used_at: expect.stringMatching(/Z$/),
        is_own: false,
        has_second_factor: false,
        created_at: expect.any(String),
      },
    ]);
    expect((await api.admin<WireUser>(`/users/${own}`)).body).toMatchObject({ is_own: true });
    for (const key of ['0', 'x', '999999']) {
      expect((await api.admin(`/users/${key}`)).status).toBe(404);
    }
  });

  it('begin with an invitation by mail, whose link sets a password once', async () => {
    const email = 'Eva@Example.com';
    const body = { email, username: 'Eva', role: 'editor', language: 'cs' };
    const made = await api.admin<WireUser>('/users', { body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email: 'eva@example.com', state: 'invited', role: 'editor' });
    const letter = await letterAbout('eva@example.com');
    expect(letter.subject).toMatch(/^Pozvánka do administrace/);
    expect(letter.text).toMatch(/platí 7\sdní\./);
    const { secret } = letter;
    expect(letter.text).toContain(`https://team.example/set-password?lang=cs#${secret}`);
    expect(JSON.stringify(await api.knex('account_links').select())).not.toContain(secret);
    expect(JSON.stringify(await api.knex('outbox').select())).not.toContain(secret);
    expect((await login('eva@example.com', '')).status).toBe(422);
    expect((await login('eva@example.com', 'anything at all')).status).toBe(401);

    const told = { kind: 'invitation', email: 'eva@example.com', username: 'Eva' };
    expect(await post('/account-links/read', { secret })).toMatchObject({
      status: 200,
      body: told,
    });
    const short = await post('/account-links/use', { secret, new_password: '1234567' });
    expect([short.status, short.body.errors]).toEqual([
      422,
      { new_password: 'The password must have at least 8 characters.' },
    ]);
    const blank = await post('/account-links/use', { secret, new_password: ' '.repeat(9) });
    expect(blank.body.errors).toEqual({
      new_password: 'The password can’t consist of spaces only.',
    });
    const common = await post('/account-links/use', { secret, new_password: 'PassWord123' });
    expect([common.status, common.body.errors?.new_password]).toEqual([
      422,
      'This password is one of the most common ones. Please choose another one.',
    ]);
    const used = { secret, new_password: PASSWORD, username: 'Eva N.' };
    const answers = await Promise.all([1, 2].map(() => post('/account-links/use', used)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await post('/account-links/read', { secret })).status).toBe(404);
    expect((await login('eva@example.com')).body.user).toEqual({
      username: 'Eva N.',
      email: 'eva@example.com',
      role: 'editor',
    });
    const again = await api.admin<Failed>(`/users/${made.body.id}/invitation`, { method: 'POST' });
    expect(again.status).toBe(409);
  });

  it('get no invitation once a password was set on the server', async () => {
    const email = 'hurry@example.com';
    await api.admin('/users', { body: { email, role: 'editor' } });
    const waiting = () => OutboxMail.query(api.knex).where({ to: email }).select('kind');
    expect(await waiting()).toEqual([{ kind: 'invitation' }]);
    const user = await User.query(api.knex).findOne({ email }).throwIfNotFound();
    const password_hash = await hashChosen(api.knex, 'set on the server', email);
    await changePassword(testBus(api.knex), { userId: user.id, password_hash }, PRODUCT);
    expect(await waiting()).toEqual([{ kind: 'account_changed' }]);
  });

  it('are made once for each address, with a known role', async () => {
    const taken = { email: ADMIN.email.toUpperCase(), role: 'reader' };
    const refused = await api.admin<Failed>('/users', { body: taken });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({
      email: 'An account with this e-mail already exists.',
    });
    const wrong = await api.admin<Failed>('/users', { body: { email: 'x', role: 'admin' } });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['email', 'role']);
  });

  it('can be invited anew; a link ends after seven days', async () => {
    const { id, email } = await person('reader', { password_hash: '' });
    const invited = await api.admin<WireUser>(`/users/${id}/invitation`, { method: 'POST' });
    expect(invited).toMatchObject({ status: 200, body: { state: 'invited' } });
    const { secret } = await letterAbout(email);
    api.advance(7 * 24 * HOUR - 60_000);
    expect((await post('/account-links/read', { secret })).status).toBe(200);
    api.advance(2 * 60_000);
    expect((await post('/account-links/read', { secret })).status).toBe(404);
    api.advance(-7 * 24 * HOUR - 60_000);
  });

  it('get a link for a new password, without revealing who has an account', async () => {
    const known = await person('manager');
    const token = await tokenOf(known.email);
    const invited = await person('editor', { password_hash: '' });
    const disabled = await person('editor', { disabled_at: new Date().toISOString() });
    const before = await OutboxMail.query(api.knex).resultSize();
    const asked = ['nobody@example.com', invited.email, disabled.email, known.email.toUpperCase()];
    for (const email of asked) {
      expect(await post('/account-links', { email })).toMatchObject({ status: 202, body: {} });
    }
    const letter = await letterAbout(known.email);
    expect(letter).toMatchObject({ kind: 'password_reset', subject: /^New password/ });
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(before + 1);
    expect(letter.text).toMatch(/for 1\shour\./);
    const { secret } = letter;
    const use = { secret, new_password: 'another password' };
    expect((await post('/account-links/use', use)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    expect((await login(known.email)).status).toBe(401);
    expect((await login(known.email, 'another password')).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(22), { a: 1 }])('know no link %s', async (secret) => {
    const { status } = await post('/account-links/use', { secret, new_password: PASSWORD });
    expect([404, 422]).toContain(status);
  });

  it('lose a link for a new password after an hour, and with the account', async () => {
    const { id, email } = await person();
    const first = await mintAccountLink(api.knex, id, 'password_reset', api.now());
    api.advance(HOUR + 1000);
    expect((await post('/account-links/read', { secret: first })).status).toBe(404);
    api.advance(-HOUR - 1000);
    expect((await post('/account-links/read', { secret: first })).body).toMatchObject({ email });
    await change(id, { is_disabled: true });
    expect((await post('/account-links/read', { secret: first })).status).toBe(404);
    await change(id, { is_disabled: false });
    expect((await post('/account-links/read', { secret: first })).status).toBe(404);
  });

  it('ask for a link though strangers have asked as often as they may', async () => {
    const { email } = await person();
    const another = await person();
    const ask = async (to: string) => (await post('/account-links', { email: to })).status;
    const mails = (to: string) => OutboxMail.query(api.knex).where({ to }).resultSize();
    for (const to of [email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push(await ask(to));
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    await vi.waitFor(async () => expect(await mails(email)).toBe(5));
    const { secret } = await letterAbout(email);
    // From elsewhere it is accepted, but the mailbox holds enough: its last link works.
    headers = { 'x-forwarded-for': '198.51.100.7' };
    expect(await ask(email.toUpperCase())).toBe(202);
    expect(await ask('nobody@example.com')).toBe(202);
    expect(await ask(another.email)).toBe(202);
    await vi.waitFor(async () => expect(await mails(another.email)).toBe(1));
    expect(await mails(email)).toBe(5);
    expect((await post('/account-links/read', { secret })).body).toMatchObject({ email });
  });

  it('that are disabled end at once and are answered like a wrong password', async () => {
    const { id, email } = await person('manager');
    const token = await tokenOf(email);
    const { body } = await change(id, { is_disabled: true });
    expect(body).toMatchObject({ state: 'disabled', role: 'manager' });
    expect(await isIn(token)).toBe(false);
    const wrong = await login(email, 'a wrong password');
    const right = await login(email);
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    expect((await change(id, { is_disabled: false })).body.state).toBe('active');
    expect((await login(email)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
  });

  it('with another role sign in again', async () => {
    const { id, email } = await person('editor');
    const token = await tokenOf(email);
    expect((await change(id, { role: 'editor' })).status).toBe(200);
    expect(await isIn(token)).toBe(true);
    expect((await change(id, { role: 'reader' })).body.role).toBe('reader');
    expect(await isIn(token)).toBe(false);
    expect((await change(id, { role: 'admin' })).status).toBe(422);
  });

  it('always keep an owner, and no one can lock themselves out', async () => {
    for (const body of [{ role: 'reader' }, { is_disabled: true }]) {
      const refused = await change(own, body);
      expect(refused).toMatchObject({
        status: 409,
        body: { message: /^You cannot change your own/ },
      });
    }
    expect((await change(own, { role: 'owner', is_disabled: false })).status).toBe(200);
    const other = await person('owner');
    const token = await tokenOf(other.email);
    const demote = (by: string, id: number) =>
      api.send(`/users/${id}`, { method: 'PATCH', token: by, body: { role: 'editor' } });
    const both = await Promise.all([demote(api.token, other.id), demote(token, own)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await User.query(api.knex).where({ role: 'owner' }).resultSize()).toBe(1);
    await User.query(api.knex).findById(own).patch({ role: 'owner' });
    await api.knex('sessions').where({ user_id: own }).update({ ended_at: null });
  });

  it('have sign-ins that their person and owners see and end', async () => {
    const { id, email } = await person('reader');
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
    const first = (await login(email, PASSWORD, { 'user-agent': agent })).body.accessToken;
    const second = await tokenOf(email);
    const third = await tokenOf(email);
    const list = async (token: string) =>
      (await api.send<SignIn[]>('/profile/sign-ins', { token, headers, language: 'cs' })).body;
    const listed = await list(first);
    expect(listed).toHaveLength(3);
    const current = listed.find(({ is_current }) => is_current);
    expect(current).toMatchObject({ device: 'Chrome, Windows', address: `203.0.113.${address}` });
    const other = (await list(second)).find(({ is_current }) => is_current);
    const stranger = await tokenOf((await person('reader')).email);
    const foreign = `/profile/sign-ins/${other?.id}`;
    expect((await api.send(foreign, { method: 'DELETE', token: stranger })).status).toBe(404);
    expect((await api.send(foreign, { method: 'DELETE', token: first })).status).toBe(200);
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    const rest = await api.send('/profile/sign-ins', { method: 'DELETE', token: first });
    expect(rest.body).toEqual([expect.objectContaining({ is_current: true })]);
    expect(await isIn(third)).toBe(false);
    const seen = await api.admin<SignIn[]>(`/users/${id}/sign-ins`);
    expect(seen.body.map((one) => one.is_current)).toEqual([false]);
    const ended = await api.admin(`/users/${id}/sign-ins`, { method: 'DELETE' });
    expect(ended.body).toEqual([]);
    expect(await isIn(first)).toBe(false);
  });

  it('note the use of a sign-in every five minutes at most', async () => {
    const { email } = await person('reader');
    const token = await tokenOf(email);
    const updates: string[] = [];
    const listen = ({ sql }: { sql: string }) => {
      if (/^update .sessions/.test(sql)) updates.push(sql);
    };
    api.knex.on('query', listen);
    const from = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'x'.repeat(1_000) };
    await api.send('/auth/me', { token, headers: from });
    expect(updates).toHaveLength(0);
    api.advance(6 * 60_000);
    for (let count = 0; count < 3; count += 1) await api.send('/auth/me', { token, headers: from });
    api.knex.off('query', listen);
    expect(updates).toHaveLength(1);
    const [{ address: noted, user_agent }] = await api
      .knex('sessions')
      .orderBy('last_used_at', 'desc')
      .limit(1);
    expect([noted, user_agent.length]).toEqual(['198.51.100.7', 300]);
    api.advance(-6 * 60_000);
  });

  it('have a profile: a name that posts show, a language, a password', async () => {
    const { email } = await person('editor', { username: 'Karel' });
    const token = await tokenOf(email);
    const others = await tokenOf(email);
    const mine = <Body = Failed>(path: string, method: string, body: object) =>
      api.send<Body>(`/profile${path}`, { method, body, token, headers });
    const text = (name: string) => ({ title: name, slug: name, summary: '', content: '<p>x</p>' });
    const translations = { en: text('by-karel'), cs: text('od-karla') };
    const post = { translations, published_date: '2026-01-01', image_path: '' };
    expect((await api.send('/blog', { body: post, token })).status).toBe(201);
    const author = async () =>
      (await api.send<{ author_name: string }>('/blog/by-karel')).body.author_name;
    expect(await author()).toBe('Karel');
    const renamed = await mine('', 'PATCH', { username: 'Karel Novák', language: 'cs' });
    expect(renamed.body).toEqual({
      email,
      username: 'Karel Novák',
      role: 'editor',
      language: 'cs',
    });
    expect(await author()).toBe('Karel Novák');
    expect((await mine('', 'PATCH', { username: ' ' })).body.errors).toEqual({
      username: 'Please enter a name.',
    });
    const empty = await mine('/password', 'PUT', { password: '', new_password: 'a new password' });
    expect(empty.body.errors).toEqual({ password: 'Enter your password.' });
    const wrong = await mine('/password', 'PUT', { password: 'x', new_password: 'a new password' });
    expect(wrong.body.errors).toEqual({ password: 'The password is wrong.' });
    expect(await isIn(others)).toBe(true);
    for (const [new_password, said] of [
      ['12345678', /most common/],
      ['my-Paddock-26', /easy to guess from the name/],
      [`${email.split('@')[0]}!!`, /your e-mail/],
    ] as const) {
      const guessed = await mine('/password', 'PUT', { password: PASSWORD, new_password });
      expect(guessed.status).toBe(422);
      expect(guessed.body.errors?.new_password).toMatch(said);
    }
    // Of any characters, spaces at the ends, and many of them.
    const long = ` ${'žluťoučký 🏎 '.repeat(20)}`;
    const right = { password: PASSWORD, new_password: long };
    expect((await mine('/password', 'PUT', right)).status).toBe(200);
    expect([await isIn(token), await isIn(others)]).toEqual([true, false]);
    const told = await letterAbout(email);
    expect(told).toMatchObject({ kind: 'account_changed', subject: /^Změna vašeho přihlašování/ });
    expect(told.text).toMatch(/Bylo nastaveno nové heslo/);
    expect(told.text).toMatch(/Odkud: Neznámé zařízení/);
    expect(told.text).toContain('https://team.example/forgot-password?lang=cs');
    for (const [actor, line] of [
      [{ user: { id: own, username: '', email: '' }, agent: 'x' }, 'Kdo: Vlastník webu'],
      [PRODUCT, 'Odkud: Přímo na serveru'],
    ] satisfies [Actor, string][]) {
      const user = await User.query(api.knex).findOne({ email }).throwIfNotFound();
      const mail = mailAccountChange('factor_removed');
      const context = { actor, now: api.now() };
      await api.knex.transaction((trx) => mail(trx, { user }, context));
      const { text: letter } = await letterAbout(email);
      expect(letter).toContain(line.replaceAll(' ', ' '));
    }
    expect((await login(email)).status).toBe(401);
    expect((await login(email, long.trim())).status).toBe(401);
    expect((await login(email, long)).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await mine('/password', 'PUT', right)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('have mails that only owners see', async () => {
    const token = await api.tokenOf('manager');
    const kinds = (items: OutboxMailItem[]) => new Set(items.map(({ kind }) => kind));
    const all = (await api.admin<OutboxMailItem[]>('/mails')).body;
    expect(kinds(all)).toContain('invitation');
    const { body } = await api.send<OutboxMailItem[]>('/mails', { token });
    expect(kinds(body)).not.toContain('invitation');
    const invitation = all.find(({ kind }) => kind === 'invitation');
    const path = `/mails/${invitation?.id}`;
    expect((await api.send(path, { token })).status).toBe(404);
    expect((await api.send(`${path}/resend`, { method: 'POST', token })).status).toBe(404);
    const shown = await api.admin<{ text: string }>(path);
    expect(shown.body.text ?? '').not.toMatch(/#[\w-]{22}/);
  });

  it('leave what was done to them in the security log', async () => {
    const kinds = await api.knex('security_events').distinct('kind').pluck('kind');
    expect(kinds).toEqual(
      expect.arrayContaining([
        'invited',
        'joined',
        'role_changed',
        'disabled',
        'enabled',
        'session_ended',
        'password_changed',
        'password_reset_asked',
        'password_reset',
      ]),
    );
    const log = JSON.stringify(await api.knex('security_events').select());
    expect(log).not.toContain(PASSWORD);
  });
});
