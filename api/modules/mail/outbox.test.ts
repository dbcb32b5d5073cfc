import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../../../db/connect.ts';
import { Setting } from '../../../db/models/content.ts';
import { failingJobs } from '../../../db/models/meta.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import {
  describeEachDatabase,
  isForPlainTests,
  type TestDatabase,
} from '../../../db/testing/databases.ts';
import { startFaultyProxy } from '../../../db/testing/faultyProxy.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { createSmtpServer } from '../../testing/smtpServer.ts';
import { insertOrder, insertReply } from '../../testing/testMails.ts';
import { textOfPdf } from '../../testing/testPdf.ts';
import { createAgreedTerms } from '../legal/index.ts';
import { findOrderByLink } from '../orders/index.ts';
import { sweepMails } from '../privacy/index.ts';
import { enqueueMail, enqueueOrderMail } from './mails.ts';
import { createOutbox } from './outbox.ts';
import { type AcceptedMail, createSender, type Sender } from './sender.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const TAKEN: AcceptedMail = { to: 'eva@example.com', subject: 'Re: Jízda' };
/** Mails follow one another without the pauses that leave a busy database to orders. */
const NO_REST = { times: 0, mostMs: 0 };
const START = Date.parse('2026-05-01T10:00:00.000Z');

describeEachDatabase('the outbox', (open, kind) => {
  // Claims differ by database; what is sent, and when it is tried again, does not.
  const itIsPlain = it.runIf(isForPlainTests(kind));
  let database: TestDatabase;
  let dataDir: string;
  let time: number;
  let mail: { kind: 'reply'; reply_id: number };

  beforeEach(async () => {
    database = await open();
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-outbox-'));
    time = START;
    mail = { kind: 'reply', reply_id: await insertReply(database.knex) };
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const now = () => new Date(time);
  const outboxOf = (
    given: {
      smtpUrl?: string;
      timeoutMs?: number;
      send?: Sender;
      knex?: Knex;
      cache?: ResponseCache;
    } = {},
  ) =>
    createOutbox({
      cache: new ResponseCache(),
      knex: database.knex,
      smtpUrl: undefined,
      dataDir,
      publicUrl: 'https://rysi.example.com',
      log: pino({ level: 'silent' }),
      now,
      rest: NO_REST,
      ...given,
    });
  const row = () => OutboxMail.query(database.knex).first().throwIfNotFound();
  const failing = () => failingJobs(database.knex, new Date('9999-01-01'));

  itIsPlain('tells open lists of mails of each attempt, once its outcome is stored', async () => {
    const cache = new ResponseCache();
    const heard: unknown[] = [];
    cache.onForget((tags) => heard.push(tags));
    const send = vi
      .fn<Sender>()
      .mockRejectedValueOnce(new Error('no server'))
      .mockResolvedValue(TAKEN);
    await enqueueMail(database.knex, mail, now());
    await outboxOf({ send, cache }).deliverDue();
    expect(heard).toEqual([['mails']]);
    time += MINUTE;
    await outboxOf({ send, cache }).deliverDue();
    await outboxOf({ send, cache }).deliverDue();
    expect(heard).toEqual([['mails'], ['mails']]);
  });

  itIsPlain('writes mails as files without a mail server, from the contact address', async () => {
    for (const [setting_key, value] of [
      ['contact_email', 'garaz@rysi.example.com'],
      ['seller_name', 'Badgers Ltd'],
      ['site.name', 'The Badgers'],
    ] as const) {
      await Setting.query(database.knex).insert({ setting_key, value, setting_group: 'contact' });
    }
    await enqueueMail(database.knex, mail, now());
    expect(await outboxOf().deliverDue()).toBe(1);
    const files = await readdir(join(dataDir, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/^20260501100000000-\d+\.eml$/)]);
    const content = await readFile(join(dataDir, 'outbox', String(files[0])), 'utf8');
    expect(content).toMatch(/^From: The Badgers <garaz@rysi\.example\.com>/m);
    expect(content).toMatch(/^To: eva@example\.com/m);
    expect(content).toMatch(/^Date: Fri, 01 May 2026 10:00:00 \+0000/m);
    expect(content).toContain('Content-Type: text/plain');
    expect(content).toContain('Content-Type: text/html');
    expect(await row()).toMatchObject({ sent_at: now().toISOString(), next_attempt_at: null });
    expect(await outboxOf().deliverDue()).toBe(0);
  });

  itIsPlain('tries again with growing delays until the mail server takes it', async () => {
    const closed = await createSmtpServer();
    await closed.close();
    await enqueueMail(database.knex, mail, now());
    for (const minutes of [1, 2, 4, 8, 16]) {
      expect(await outboxOf({ smtpUrl: closed.url }).deliverDue()).toBe(0);
      const { next_attempt_at, error, sent_at } = await row();
      expect(sent_at).toBeNull();
      expect(error).toContain('ECONNREFUSED');
      expect(Date.parse(String(next_attempt_at)) - time).toBe(minutes * MINUTE);
      time += minutes * MINUTE - 1;
      expect(await outboxOf({ smtpUrl: closed.url }).deliverDue()).toBe(0);
      expect((await row()).next_attempt_at).toBe(next_attempt_at);
      time += 1;
    }
    expect(await failing()).toEqual([{ job: 'outbox', since: new Date(START).toISOString() }]);
    const server = await createSmtpServer();
    expect(await outboxOf({ smtpUrl: server.url }).deliverDue()).toBe(1);
    expect(await failing()).toEqual([]);
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ to: { text: 'eva@example.com' } });
    expect(await row()).toMatchObject({ attempts: 6, error: '', next_attempt_at: null });
  });

  itIsPlain.each([
    ['550', null],
    ['450', START + MINUTE],
  ])('decides by the mail server’s %s whether to try again', async (code, next) => {
    const refusing = await createSmtpServer({ refusal: `${code} not here` });
    await enqueueMail(database.knex, mail, now());
    expect(await outboxOf({ smtpUrl: refusing.url }).deliverDue()).toBe(0);
    await refusing.close();
    const { next_attempt_at, error, sent_at } = await row();
    expect([sent_at, next_attempt_at && Date.parse(next_attempt_at)]).toEqual([null, next]);
    expect(error).toContain(`${code} not here`);
    // That is about this mail; others may be taken.
    expect(await failing()).toEqual([]);
  });

  itIsPlain('gives a mail up after three days, until somebody sends it again', async () => {
    const refusing = await createSmtpServer({ refusal: '450 later' });
    await enqueueMail(database.knex, mail, now());
    const attempt = () => outboxOf({ smtpUrl: refusing.url }).deliverDue();
    time += 3 * DAY - 1;
    await attempt();
    expect(Date.parse(String((await row()).next_attempt_at))).toBe(time + MINUTE);
    time += MINUTE;
    await attempt();
    expect(await row()).toMatchObject({ next_attempt_at: null, sent_at: null, attempts: 2 });
    const at = now().toISOString();
    await OutboxMail.query(database.knex).patch({ next_attempt_at: at, queued_at: at });
    await attempt();
    await refusing.close();
    expect((await row()).next_attempt_at).not.toBeNull();
  });

  itIsPlain('waits no longer than it has to for a mail server that says nothing', async () => {
    const server = await createSmtpServer({ stalls: true });
    await enqueueMail(database.knex, mail, now());
    expect(await outboxOf({ smtpUrl: server.url, timeoutMs: 200 }).deliverDue()).toBe(0);
    const { error, next_attempt_at } = await row();
    // On a busy machine even the greeting may not come in time.
    expect(error).toMatch(/timeout|greeting never received/i);
    expect(Date.parse(String(next_attempt_at))).toBe(time + MINUTE);
    server.manners.stalls = false;
    time += MINUTE;
    // One that speaks has the product's own time, however busy the machine is.
    expect(await outboxOf({ smtpUrl: server.url }).deliverDue()).toBe(1);
    await server.close();
    expect(server.received).toHaveLength(1);
  });

  itIsPlain(
    'sends a mail again, as the same one, when the server died before it said that it took it',
    async () => {
      const server = await createSmtpServer({ dies: true });
      await enqueueMail(database.knex, mail, now());
      const outbox = outboxOf({ smtpUrl: server.url });
      expect(await outbox.deliverDue()).toBe(0);
      expect(await row()).toMatchObject({ sent_at: null, attempts: 1 });
      // Not even another sender's address makes it another mail.
      await Setting.query(database.knex).insert({
        setting_key: 'contact_email',
        value: 'new@rysi.example.com',
        setting_group: 'contact',
      });
      server.manners.dies = false;
      time += MINUTE;
      expect(await outbox.deliverDue()).toBe(1);
      expect(await outbox.deliverDue()).toBe(0);
      await server.close();
      const ids = server.received.map(({ messageId }) => messageId);
      expect(ids).toEqual([(await row()).message_id, (await row()).message_id]);
      expect(ids[0]).toMatch(/^<[\da-f-]{36}@rysi\.example\.com>$/);
    },
  );

  itIsPlain(
    'sends with an order’s confirmation the terms that it agreed to, as the seller was then',
    async () => {
      const cache = new ResponseCache();
      const agreedTerms = createAgreedTerms({ knex: database.knex, cache });
      const seller = { setting_key: 'seller_name', setting_group: 'general' } as const;
      await Setting.query(database.knex).insert({ ...seller, value: 'Badgers before Ltd' });
      const terms_digest = await agreedTerms('en', now());
      const agreed = { terms_digest, locale: 'en', payment_state: 'paid' } as const;
      const orders = [
        await insertOrder(database.knex, agreed),
        await insertOrder(database.knex, agreed),
        await insertOrder(database.knex, { locale: 'en' }),
      ];
      await Setting.query(database.knex).patch({ value: 'Badgers now Ltd' });
      cache.drop(['settings']);
      expect(await agreedTerms('en', now())).not.toBe(terms_digest);
      await enqueueOrderMail(database.knex, 'placed', orders, now());
      await enqueueOrderMail(database.knex, 'paid', orders.slice(0, 1), now());
      const server = await createSmtpServer();
      await outboxOf({ smtpUrl: server.url }).deliverDue();
      await server.close();
      const papers = server.received.map(({ attachments }) =>
        attachments.filter(({ contentType }) => contentType === 'application/pdf'),
      );
      expect(papers.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
      const [one, other] = papers.flat();
      expect(one?.filename).toBe('terms-and-conditions.pdf');
      expect(one?.content.equals(other?.content ?? Buffer.alloc(0))).toBe(true);
      const text = textOfPdf(one?.content ?? Buffer.alloc(0));
      expect(text).toContain('Who sells');
      expect(text).toContain('Right of withdrawal');
      expect(text).toContain('Model withdrawal form');
      // In the terms, the instruction and the form; the sheet's head and foot are of its making.
      expect(text.match(/Badgers before Ltd/g)).toHaveLength(3);
      const says = /the model withdrawal form\./;
      expect(server.received.map(({ text: body }) => says.test(body ?? ''))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    },
  );

  itIsPlain(
    'sends an order’s confirmation with its QR code and a link that opens the order',
    async () => {
      for (const [setting_key, value] of Object.entries({
        'site.name': 'The Badgers',
        contact_email: 'garaz@rysi.example.com',
        bank_iban: 'CZ65 0800 0000 1920 0014 5399',
      })) {
        await Setting.query(database.knex).insert({ setting_key, value, setting_group: 'contact' });
      }
      const id = await insertOrder(database.knex);
      await enqueueOrderMail(database.knex, 'placed', [id], now());
      const server = await createSmtpServer();
      expect(await outboxOf({ smtpUrl: server.url }).deliverDue()).toBe(2);
      await server.close();
      const sentTo = (address: string) =>
        server.received.find(({ to }) => to !== undefined && 'text' in to && to.text === address);
      const [toCustomer, toTeam] = [sentTo('jirina@example.cz'), sentTo('garaz@rysi.example.com')];
      expect(toCustomer).toMatchObject({
        from: { text: '"The Badgers" <garaz@rysi.example.com>' },
        to: { text: 'jirina@example.cz' },
        attachments: [{ cid: 'payment-qr', contentType: 'image/png' }],
      });
      expect(toCustomer?.html).toContain('src="cid:payment-qr"');
      const [, secret = ''] = /\/order\/([\w-]{22})\?lang=cs/.exec(toCustomer?.text ?? '') ?? [];
      expect(toCustomer?.html).toContain(`/order/${secret}?lang=cs`);
      expect((await findOrderByLink(database.knex, secret, now()))?.id).toBe(id);
      expect(JSON.stringify(await database.knex('outbox'))).not.toContain(secret);
      expect(toTeam).toMatchObject({
        to: { text: 'garaz@rysi.example.com' },
        replyTo: { text: 'jirina@example.cz' },
        attachments: [],
      });
      expect(toTeam?.text).toContain(`https://rysi.example.com/admin/orders/${id}/show`);
      expect(toTeam?.text).not.toContain('/order/');
    },
  );

  itIsPlain('leads to the contact form where the team has no address to answer to', async () => {
    const id = await insertOrder(database.knex);
    await enqueueOrderMail(database.knex, 'placed', [id], now());
    const server = await createSmtpServer();
    await outboxOf({ smtpUrl: server.url }).deliverDue();
    await server.close();
    const [mail] = server.received;
    const form = 'https://rysi.example.com/?lang=cs#contact';
    expect(mail?.from?.text).toContain('noreply@rysi.example.com');
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain(`Kontaktní formulář: ${form}`);
    expect(mail?.html).toContain(`href="${form}"`);
  });

  itIsPlain('leads to no contact form where the home page hides it', async () => {
    const hidden = { setting_key: 'home_sections', value: 'contact hidden' };
    await Setting.query(database.knex).insert({ ...hidden, setting_group: 'general' });
    const id = await insertOrder(database.knex);
    await enqueueOrderMail(database.knex, 'cancelled', [id], now());
    const server = await createSmtpServer();
    await outboxOf({ smtpUrl: server.url }).deliverDue();
    await server.close();
    const [mail] = server.received;
    expect(mail?.text).not.toMatch(/formulář|#contact/);
    expect(mail?.html).not.toMatch(/formulář|#contact/);
  });

  itIsPlain('reminds nobody who has paid meanwhile', async () => {
    const id = await insertOrder(database.knex, { paid_halere: 111_080 });
    await enqueueOrderMail(database.knex, 'reminder', [id], now());
    expect(await outboxOf().deliverDue()).toBe(0);
    expect(await row()).toMatchObject({ next_attempt_at: null, sent_at: null });
  });

  itIsPlain.each([
    ['reminder', 'was cancelled', { status: 'cancelled' }],
    ['card_failed', 'was cancelled', { status: 'cancelled' }],
    ['card_failed', 'was paid', { paid_halere: 2 ** 31 - 1 }],
    ['reminder', 'was deleted', { hidden_at: new Date(START).toISOString() }],
    ['paid', 'lost its payment', { payment_state: 'unpaid' }],
    ['placed', 'was deleted', { hidden_at: new Date(START).toISOString() }],
  ] as const)('sends no mail %s about an order that %s meanwhile', async (kind, _, changes) => {
    const id = await insertOrder(database.knex);
    await enqueueOrderMail(database.knex, kind, [id], now());
    await Order.query(database.knex).findById(id).patch(changes);
    expect(await outboxOf().deliverDue()).toBe(0);
    expect(await row()).toMatchObject({ next_attempt_at: null, sent_at: null });
  });

  itIsPlain.each([
    ['from all of it, undecided', 2, 'received', 0],
    ['from a part of it, undecided', 1, 'received', 0],
    ['from a part of it, settled', 1, 'settled', 1],
    ['from a part of it, refused', 1, 'refused', 1],
  ] as const)(
    'reminds nobody of a payment that can wait since a withdrawal meanwhile: %s',
    async (_, quantity, state, sent) => {
      const id = await insertOrder(database.knex);
      const { id: order_item_id } = await OrderItem.query(database.knex).insert({
        order_id: id,
        slug: 'cap',
        quantity: 2,
        price_halere: 49_090,
        name_cs: 'Kšiltovka',
        name_en: 'Cap',
        description_en: '',
        description_cs: '',
      });
      await enqueueOrderMail(database.knex, 'reminder', [id], now());
      await Withdrawal.query(database.knex).insertGraph({
        order_id: id,
        key: 'some',
        created_at: now().toISOString(),
        state,
        items: [{ order_item_id, quantity }],
      });
      expect(await outboxOf().deliverDue()).toBe(sent);
      expect(await row()).toMatchObject({ next_attempt_at: null });
    },
  );

  it('empties itself of mails that were sent or given up 90 days ago, not of waiting ones', async () => {
    for (let index = 0; index < 2; index += 1) await enqueueMail(database.knex, mail, now());
    expect(await outboxOf().deliverDue()).toBe(2);
    const failed = await OutboxMail.query(database.knex).first().throwIfNotFound();
    await failed.$query(database.knex).patch({ sent_at: null });
    await enqueueMail(database.knex, mail, now());
    await writeFile(join(dataDir, 'outbox', 'notes.txt'), 'kept');
    const left = async () => [
      await OutboxMail.query(database.knex).resultSize(),
      (await readdir(join(dataDir, 'outbox'))).length,
    ];
    time += 90 * DAY;
    await sweepMails({ knex: database.knex, dataDir }, now());
    expect(await left()).toEqual([3, 3]);
    time += 1;
    // Two instances may sweep at once.
    const sweep = () => sweepMails({ knex: database.knex, dataDir }, now());
    await Promise.all([sweep(), sweep()]);
    expect(await left()).toEqual([1, 1]);
  });

  itIsPlain('leaves no file of a mail whose row went, be it while it was written', async () => {
    for (let index = 0; index < 2; index += 1) await enqueueMail(database.knex, mail, now());
    const [first, second] = await OutboxMail.query(database.knex).orderBy('id');
    if (!first || !second) throw new Error('no mails');
    const deps = { knex: database.knex, smtpUrl: undefined, dataDir, now };
    const { send } = createSender({ ...deps, publicUrl: 'https://rysi.example.com' });
    const files = () => readdir(join(dataDir, 'outbox'));
    await send(first);
    await second.$query(database.knex).delete();
    await send(second);
    expect(await files()).toEqual([expect.stringMatching(new RegExp(`-${first.id}\\.eml$`))]);
    await first.$query(database.knex).delete();
    await sweepMails(deps, now());
    expect(await files()).toEqual([]);
  });

  itIsPlain('waits at most six hours', async () => {
    await enqueueMail(database.knex, mail, now());
    await OutboxMail.query(database.knex).patch({ attempts: 40 });
    await outboxOf({ send: () => Promise.reject(new Error('no')) }).deliverDue();
    expect(Date.parse(String((await row()).next_attempt_at)) - time).toBe(360 * MINUTE);
  });

  it('sends each mail once, however many instances look at the same time', async () => {
    for (let index = 0; index < 30; index += 1) await enqueueMail(database.knex, mail, now());
    const send = vi.fn(() => new Promise<AcceptedMail>((resolve) => setTimeout(resolve, 2, TAKEN)));
    const sent = await Promise.all([1, 2, 3].map(() => outboxOf({ send }).deliverDue()));
    expect(send).toHaveBeenCalledTimes(30);
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
  });

  it.runIf(kind === 'postgres')('sends none again that went out as the database left', async () => {
    await enqueueMail(database.knex, mail, now());
    const url = new URL(database.knex.client.config.connection.connectionString);
    const proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    const knex = connect({ url: url.href });
    const send = vi.fn(async () => {
      proxy.refuse();
      setTimeout(proxy.restore, 300);
      return TAKEN;
    });
    expect(await outboxOf({ knex, send }).deliverDue()).toBe(1);
    expect(await row()).toMatchObject({ sent_at: now().toISOString(), next_attempt_at: null });
    expect(send).toHaveBeenCalledOnce();
    await knex.destroy();
    await proxy.close();
  });

  it('takes over a mail whose sender died', async () => {
    await enqueueMail(database.knex, mail, now());
    const dying = outboxOf({ send: () => new Promise(() => undefined) });
    void dying.deliverDue();
    await vi.waitFor(async () => expect((await row()).attempts).toBe(1), 10_000);
    void dying.stop();
    expect(await outboxOf().deliverDue()).toBe(0);
    time += 5 * MINUTE;
    expect(await outboxOf().deliverDue()).toBe(1);
  });

  itIsPlain(
    'finishes the mail on its way when it is stopped, and begins no further one',
    async () => {
      for (let index = 0; index < 2; index += 1) await enqueueMail(database.knex, mail, now());
      let finish: (taken: AcceptedMail) => void = () => undefined;
      const send = vi.fn(() => new Promise<AcceptedMail>((resolve) => (finish = resolve)));
      const outbox = outboxOf({ send });
      outbox.start();
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000);
      const stopped = outbox.stop();
      finish(TAKEN);
      await stopped;
      expect(send).toHaveBeenCalledTimes(1);
      expect(await OutboxMail.query(database.knex).whereNotNull('sent_at').resultSize()).toBe(1);
    },
  );
});
