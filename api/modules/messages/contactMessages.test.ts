import { afterAll, beforeAll, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase, describeOnSqlite } from '../../../db/testing/databases.ts';
import type { ContactMessage, ContactMessageDetail } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { writeMail } from '../../testing/testMails.ts';

interface Failed {
  message: string;
  errors?: Record<string, string>;
}

const form = {
  name: 'Eva Nová',
  email: 'eva@example.com',
  subject: 'Taxi',
  message: 'Kolik stojí jízda?\nDíky <3',
  termsAgreed: true,
  honeypot: '',
};

describeOnSqlite('contact messages', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const count = async () => (await api.admin<ContactMessage[]>('/contact-messages')).body.length;
  const write = async (fields: Partial<typeof form> = {}) => {
    const { body } = await api.send<ContactMessage>('/contact-messages', {
      body: { ...form, ...fields },
      language: 'cs',
    });
    return body;
  };

  it.each([
    ['en', { name: ' ', termsAgreed: false, honeypot: 'x' }, 'All fields are required.'],
    ['cs', { message: '' }, 'Všechna pole jsou povinná.'],
    [
      'en',
      { termsAgreed: false, honeypot: 'x', email: 'eva' },
      'You must agree to the processing of personal data and terms.',
    ],
    ['en', { honeypot: 'x', email: 'eva' }, 'Spam detected.'],
    ['en', { email: 'eva' }, 'Please enter a valid e-mail address.'],
    ['cs', { email: 'eva' }, 'Zadejte platný e-mail.'],
  ] as const)('refuses in %s %o: %s', async (language, fields, message) => {
    const before = await count();
    const { status, body } = await api.send<Failed>('/contact-messages', {
      body: { ...form, ...fields },
      language,
    });
    expect([status, body.message]).toEqual([422, message]);
    expect(await count()).toBe(before);
  });

  it('takes a message from a visitor, as JSON and as a form', async () => {
    const { status, body } = await api.send<ContactMessage>('/contact-messages', { body: form });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Eva Nová', message: form.message, is_read: false });
    const multipart = new FormData();
    for (const [field, value] of Object.entries(form)) multipart.set(field, String(value));
    expect((await api.send('/contact-messages', { form: multipart })).status).toBe(201);
    const { body: stored } = await api.admin<ContactMessageDetail>(`/contact-messages/${body.id}`);
    expect(stored).toEqual({ ...body, replies: [] });
  });

  it('lists messages to administrators alone, newest first, in both conventions', async () => {
    const first = await write({ subject: 'First of two' });
    const second = await write({ subject: 'Second of two' });
    await api.admin(`/contact-messages/${first.id}`, { method: 'PATCH', body: { is_read: true } });
    const { body } = await api.admin<ContactMessage[]>('/contact-messages');
    expect(body.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    const read = await api.admin<ContactMessage[]>(
      `/contact-messages?filter=${encodeURIComponent('{"is_read":true}')}&range=[0,0]`,
    );
    expect(read.headers.get('content-range')).toBe('contact-messages 0-0/1');
    expect(read.body.map(({ id }) => id)).toEqual([first.id]);
    const found = await api.admin<ContactMessage[]>('/contact-messages?q=second%20OF&_limit=5');
    expect(found.body.map(({ id }) => id)).toEqual([second.id]);
    for (const path of ['/contact-messages', `/contact-messages/${first.id}`]) {
      expect((await api.send(path)).status).toBe(401);
    }
  });

  it('changes only whether a message is read', async () => {
    const { id, version } = await write();
    const { status, body } = await api.admin<ContactMessageDetail>(`/contact-messages/${id}`, {
      method: 'PUT',
      body: { is_read: 'true', message: 'forged', has_reply: true, version },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_read: true, has_reply: false, message: form.message });
    const older = await api.admin<{ record: ContactMessage }>(`/contact-messages/${id}`, {
      method: 'PATCH',
      body: { is_read: false, version },
    });
    expect([older.status, older.body.record.is_read]).toEqual([409, true]);
    const again = await api.admin<ContactMessage[]>('/contact-messages?q=taxi&_limit=1');
    expect(again.body[0]).toMatchObject({ id });
  });

  it('deletes once', async () => {
    const { id } = await write();
    const first = await api.admin<ContactMessage>(`/contact-messages/${id}`, { method: 'DELETE' });
    expect([first.status, first.body.id]).toEqual([200, id]);
    const second = await api.admin<Failed>(`/contact-messages/${id}`, { method: 'DELETE' });
    expect([second.status, second.body.message]).toEqual([404, 'Message not found']);
  });

  it.each([
    ['cs', '<p><br></p>', 'Odpověď nemůže být prázdná'],
    ['en', '<script>x()</script>', 'The reply must not be empty'],
  ] as const)('refuses in %s an empty reply: %s', async (language, replyMessage, message) => {
    const { id } = await write();
    const { status, body } = await api.admin<Failed>(`/contact-messages/${id}/reply`, {
      body: { replyMessage },
      language,
    });
    expect(status).toBe(422);
    expect(body).toEqual({ message, errors: { replyMessage: message } });
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(0);
  });

  it('tells the team of a new message, where it has an address', async () => {
    await Setting.query(api.knex).insert({
      setting_key: 'team_email',
      value: 'boxes@example.com',
      setting_group: 'contact',
    });
    const { id } = await write();
    await api.admin(`/contact-messages/${id}`, { method: 'PATCH', body: { is_read: true } });
    const mails = await OutboxMail.query(api.knex);
    expect(mails).toMatchObject([{ kind: 'team_message', contact_message_id: id }]);
    const deps = {
      knex: api.knex,
      publicUrl: api.url,
      now: api.now,
      secretsOf: async () => [],
      accountSecret: async () => '',
    };
    const subjects = () => Promise.all(mails.map((mail) => writeMail(deps, mail)));
    expect(await subjects()).toMatchObject([{ subject: 'Nová zpráva: Taxi' }]);
    await Setting.query(api.knex).insert({
      setting_key: 'team_language',
      value: 'en',
      setting_group: 'contact',
    });
    expect(await subjects()).toMatchObject([{ subject: 'New message: Taxi' }]);
    const keys = ['team_email', 'team_language'];
    await Setting.query(api.knex).delete().whereIn('setting_key', keys);
    await OutboxMail.query(api.knex).delete();
  });

  it('keeps a clean reply and puts a mail on its way in the visitor’s language', async () => {
    const { id } = await write();
    const { status, body } = await api.admin<ContactMessageDetail>(
      `/contact-messages/${id}/reply`,
      {
        body: {
          replyMessage:
            '<p>Viz <a href="https://rysi.example.com/shop">obchod</a><img src=x onerror=y()></p>',
        },
      },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, has_reply: true, version: 2 });
    const html = '<p>Viz <a rel="noopener" href="https://rysi.example.com/shop">obchod</a></p>';
    expect(body.replies).toMatchObject([{ html, username: 'boss' }]);
    const [mail, ...more] = await OutboxMail.query(api.knex);
    expect(more).toEqual([]);
    if (!mail) throw new Error('no mail is on its way');
    expect(mail).toMatchObject({ kind: 'reply', sent_at: null, attempts: 0 });
    const publicUrl = 'https://rysi.example.com';
    const deps = {
      knex: api.knex,
      publicUrl,
      now: api.now,
      secretsOf: async () => [],
      accountSecret: async () => '',
    };
    const sent = await writeMail(deps, mail);
    expect(sent).toMatchObject({ to: 'eva@example.com', subject: 'Re: Taxi' });
    expect(sent.text).toMatch(
      /^Viz obchod \(https:\/\/rysi\.example\.com\/shop\)\n\nVaše zpráva z\u00a0/,
    );
    expect(sent.text).toContain('> Kolik stojí jízda?\n> Díky <3');
    expect(sent.html).toContain('Kolik stojí jízda?<br/>Díky &lt;3');
    expect(sent.html).toContain(
      '<a rel="noopener" href="https://rysi.example.com/shop">obchod</a>',
    );
    expect((await api.send(`/contact-messages/${id}/reply`, { body: {} })).status).toBe(401);
    expect((await api.admin('/contact-messages/999999/reply', { body: {} })).status).toBe(404);
  });

  it('sends no second reply to a message that another administrator has answered meanwhile', async () => {
    const { id, version } = await write();
    const reply = (replyMessage: string) =>
      api.admin<{ record: ContactMessageDetail }>(`/contact-messages/${id}/reply`, {
        body: { replyMessage, version },
      });
    expect((await reply('<p>První</p>')).status).toBe(201);
    const { status, body } = await reply('<p>Druhá</p>');
    expect(status).toBe(409);
    expect(body.record).toMatchObject({ id, replies: [{ html: '<p>První</p>' }] });
    const stored = await api.admin<ContactMessageDetail>(`/contact-messages/${id}`);
    expect(stored.body.replies).toHaveLength(1);

    const both = await write();
    const statuses = await Promise.all(
      ['<p>A</p>', '<p>B</p>'].map(async (replyMessage) => {
        const body = { replyMessage, version: both.version };
        return (await api.admin(`/contact-messages/${both.id}/reply`, { body })).status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });
});

// The limiter counts in memory on SQLite, and in a table on PostgreSQL.
describeEachDatabase('the limit of contact messages', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('is 20 accepted ones in 10 minutes from an address', async () => {
    const statuses = async (body: object, times: number) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => api.send('/contact-messages', { body })),
      );
      return answers.map(({ status }) => status);
    };
    expect(new Set(await statuses({ ...form, name: '' }, 15))).toEqual(new Set([422]));
    const sent = await statuses(form, 25);
    expect(sent.filter((status) => status === 201)).toHaveLength(20);
    expect(sent.filter((status) => status === 429)).toHaveLength(5);
    const refused = await api.send('/contact-messages', { body: form });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });
});
