import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { noteFailing, readMeta, writeMeta } from '../../../../db/models/meta.ts';
import { Order } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { SecurityEvent } from '../../../../db/models/securityEvent.ts';
import { User } from '../../../../db/models/user.ts';
import { describeEachDatabase, isForPlainTests } from '../../../../db/testing/databases.ts';
import { daysBefore, pragueToday } from '../../../contract/dates.ts';
import type {
  OrderCreated,
  OrderPage,
  Overview,
  PaymentMethod,
  RestoredCopy,
  Order as WireOrder,
} from '../../../contract/types.ts';
import { createHousekeeping } from '../../../housekeeping.ts';
import { ResponseCache } from '../../../platform/cache/responseCache.ts';
import { localFileStore } from '../../../platform/files/fileStore.ts';
import { limiters } from '../../../platform/limiter.ts';
import { ADMIN, createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { COMGATE } from '../../../testing/testProvider.ts';
import { orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';
import {
  copyOfSite,
  FIO_TOKEN,
  type Outside,
  type RestoredSite,
  restoreSite,
  type Site,
  startOutside,
  startSite,
} from '../../../testing/testSites.ts';
import { mintAccountLink } from '../../accounts/index.ts';
import { createOutbox } from '../../mail/index.ts';
import { createPictureInfos } from '../../media/index.ts';
import { comgate, createCards, createFio, FIO_READ_ON } from '../../payments/index.ts';
import { nameOf } from '../backup/manifest.ts';
import { createNightlyBackup } from '../backup/nightly.ts';
import { folderPlace } from '../backup/places.ts';

// Each test restores a site of its own, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MINUTE = 60_000;
const SILENT = pino({ level: 'silent' });

describeEachDatabase('a restored copy', (open, kind) => {
  // What a restore writes differs by database; what follows from its mark does not.
  const itIsPlain = it.runIf(isForPlainTests(kind));
  let outside: Outside;
  let real: Harness;
  let shop: TestShop;
  let refreshToken: string;
  let apiToken: string;
  let accountLink: string;
  let begun: OrderCreated;
  let paid: OrderCreated;
  let late: number;
  const started: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    outside = await startOutside();
    real = await createHarness(open, outside.env);
    shop = await stockShop(real.knex);
    const signIn = await real.send<{ refreshToken: string }>('/auth/login', { body: ADMIN });
    refreshToken = signIn.body.refreshToken;
    const made = { name: 'Accounts', scopes: ['read'] };
    apiToken = (await real.admin<{ token: string }>('/api-tokens', { body: made })).body.token;
    for (const role of ['manager', 'editor', 'reader'] as const) await real.tokenOf(role);
    const { id } = await User.query(real.knex).findOne({ role: 'editor' }).throwIfNotFound();
    accountLink = await mintAccountLink(real.knex, id, 'password_reset', new Date());

    begun = await orderByCard();
    paid = await orderByCard();
    await pay(real.url, paid);
    late = (await real.send<OrderCreated>('/orders', { body: orderOf(shop) })).body.orderId;
    const now = new Date();
    const payment_due = pragueToday(daysBefore(now, 30));
    await Order.query(real.knex).findById(late).patch({ payment_due });
    await writeMeta(real.knex, FIO_READ_ON, pragueToday(now));
    await noteFailing(real.knex, 'bank', daysBefore(now, 1));
  });
  afterEach(async () => {
    for (const close of started.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    await pristine?.remove();
    await real.close();
    await outside.close();
  });

  const orderByCard = async () => {
    const body = orderOf(shop, { payment_method: shop.card });
    return (await real.send<OrderCreated>('/orders', { body })).body;
  };
  const transIdOf = (order: OrderCreated) => order.pay?.split('/').at(-1) ?? '';
  /** The customer pays, and the provider tells a site. */
  const pay = async (url: string, order: OrderCreated) => {
    const payment = outside.provider.payments.get(transIdOf(order));
    if (!payment) throw new Error('no payment was begun');
    payment.status = 'PAID';
    return notify(url, order);
  };
  const notify = (url: string, order: OrderCreated) =>
    fetch(`${url}/api/card-payments/notifications`, {
      method: 'POST',
      body: new URLSearchParams({ transId: transIdOf(order) }),
    });

  /** A restored copy of the real site, which never changes. */
  let pristine: RestoredSite | undefined;
  const restore = async () => {
    pristine ??= await restoreSite(real, kind, false);
    const copy = await copyOfSite(pristine);
    started.push(copy.remove);
    return copy;
  };
  const start = async (copy: Parameters<typeof startSite>[0]) => {
    const site = await startSite(copy, outside.env);
    started.push(site.close);
    return site;
  };
  const signIn = async (site: Site, email = ADMIN.email) => {
    const body = { email, password: ADMIN.password };
    return (await site.send<{ accessToken: string }>('/auth/login', { body })).body.accessToken;
  };
  const overview = async (site: Site, token: string) =>
    (await site.send<Overview>('/overview', { token })).body;
  const takeOver = (site: Site, token: string) =>
    site.send<RestoredCopy>('/restored-copy/take-over', { token, method: 'POST' });
  const methods = async (site: Site) =>
    (await site.send<PaymentMethod[]>('/orders/payment-methods')).body.map(({ id }) => id);
  const cardOf = async (site: Site, { link }: OrderCreated) =>
    (await site.send<OrderPage>(`/order-pages/${link}`)).body.payment.card;
  const waiting = (site: Site) => OutboxMail.query(site.knex).modify('waiting').resultSize();
  const written = async ({ dataDir }: Pick<Site, 'dataDir'>) =>
    (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;

  /** Does once what the workers of an instance do again and again. */
  const workers = ({ knex, dataDir }: Pick<Site, 'knex' | 'dataDir'>) => {
    const now = () => new Date();
    const later = () => new Date(Date.now() + 2 * MINUTE);
    const parts = { knex, log: SILENT, cache: new ResponseCache(), publicUrl: 'https://x.example' };
    const provider = comgate({ ...COMGATE, test: true, url: outside.provider.url });
    const fio = { ...parts, token: FIO_TOKEN, url: outside.bankUrl, createLimiter: limiters(knex) };
    return {
      sendMails: () =>
        createOutbox({
          ...parts,
          dataDir,
          smtpUrl: undefined,
          now,
          rest: { times: 0, mostMs: 0 },
        }).deliverDue(),
      askBank: () => createFio({ ...fio, bus: testBus(knex, now), now }).poll(),
      askProvider: () =>
        createCards({ ...parts, bus: testBus(knex, later), provider, now: later }).checkDue(),
      keepHouse: () =>
        createHousekeeping({
          ...parts,
          bus: testBus(knex, now),
          dataDir,
          files: localFileStore(join(dataDir, 'uploads')),
          pictures: createPictureInfos(knex),
          now,
        }).run(),
    };
  };

  it('sends and asks nothing, and cancels nothing, until an owner says that it is the site', async () => {
    const copy = await restore();
    expect(copy.ended).toEqual({
      signIns: expect.any(Number),
      tokens: 1,
      links: 1,
      cardPayments: 1,
    });
    expect(copy.waitingMails).toBeGreaterThan(3);
    const site = await start(copy);
    await Setting.query(site.knex).insert({
      setting_key: 'cancel_unpaid_days',
      value: '5',
      is_active: true,
      search: '',
    });
    const reminded_at = daysBefore(new Date(), 20).toISOString();
    const order = () => Order.query(site.knex).findById(late).throwIfNotFound();
    const mails = await waiting(site);
    const [asked, calls] = [outside.asked.length, outside.provider.calls.length];
    const { sendMails, askBank, askProvider, keepHouse } = workers(site);

    expect(await sendMails()).toBe(0);
    expect(await askBank()).toBe(false);
    await askProvider();
    await keepHouse();
    expect((await order()).reminded_at).toBeNull();
    await Order.query(site.knex).findById(late).patch({ reminded_at });
    await keepHouse();
    expect((await order()).status).toBe('pending');
    expect([await waiting(site), await written(site)]).toEqual([mails, 0]);
    expect(await OutboxMail.query(site.knex).where('attempts', '>', 0).resultSize()).toBe(0);

    expect(await methods(site)).toEqual([shop.transfer]);
    expect(await cardOf(site, begun)).toEqual({ state: 'refused', isOffered: false });
    const page = await site.send(`/order-pages/${begun.link}/pay`);
    expect(page.headers.get('location')).toBe(`/order/${begun.link}?lang=en#card-unavailable`);
    expect((await pay(site.url, begun)).status).toBe(503);
    const token = await signIn(site);
    const of = `/orders/admin/orders/${paid.orderId}`;
    const through = (await site.send<WireOrder>(of, { token })).body.payments[0]?.id;
    const received_on = pragueToday(new Date());
    const body = { order_id: paid.orderId, amount: 10, received_on, note: '', key: 'k', through };
    const refund = () =>
      site.send<{ errors: { through: string } }>('/payments/refunds', { body, token });
    expect((await refund()).body.errors.through).toMatch(/^This is a restored copy/);
    expect(outside.asked.length).toBe(asked);
    expect(outside.provider.calls.length).toBe(calls);

    // Orders are taken; their mails wait.
    const placed = await site.send<OrderCreated>('/orders', { body: orderOf(shop) });
    expect(placed.status).toBe(201);
    expect(await waiting(site)).toBeGreaterThan(mails);
    const plan = { token };
    const { body: told } = await site.send<RestoredCopy>('/restored-copy', plan);
    const follows = { mails: await waiting(site), bank: true, cards: true, backups: true };
    expect(told).toEqual({ copy: expect.any(Object), follows });

    expect((await takeOver(site, token)).body.copy).toBeNull();
    expect(await methods(site)).toEqual([shop.transfer, shop.card]);
    expect(await sendMails()).toBe(follows.mails);
    expect(await askBank()).toBe(true);
    expect(outside.asked.length).toBe(asked + 1);
    // It was paid at the real site meanwhile.
    await askProvider();
    expect((await Order.query(site.knex).findById(begun.orderId))?.payment_state).toBe('paid');
    await keepHouse();
    expect((await order()).status).toBe('cancelled');
    expect((await refund()).status).toBe(201);
  });

  itIsPlain('is shown to everybody, and taken over by owners alone, once', async () => {
    const { connection, dataDir, manifest } = await restore();
    const site = await start({ connection, dataDir });
    const mark = {
      snapshot: nameOf(manifest),
      snapshot_at: manifest.at,
      restored_at: expect.any(String),
    };
    expect((await site.send('/restored-copy')).status).toBe(401);
    for (const role of ['manager', 'editor', 'reader']) {
      const token = await signIn(site, `${role}@example.com`);
      expect((await overview(site, token)).restored_copy, role).toEqual(mark);
      expect((await site.send('/restored-copy', { token })).status, role).toBe(403);
      expect((await takeOver(site, token)).status, role).toBe(403);
    }
    const token = await signIn(site);
    expect((await overview(site, token)).restored_copy).toEqual(mark);
    // It reads no bank: that the original could not is no alert of the copy.
    expect((await overview(site, token)).failing).toEqual([]);
    const answers = await Promise.all([takeOver(site, token), takeOver(site, token)]);
    expect(answers.map(({ status, body }) => [status, body.copy])).toEqual(
      Array(2).fill([200, null]),
    );
    expect((await overview(site, token)).restored_copy).toBeNull();
    expect(await SecurityEvent.query(site.knex).where({ kind: 'taken_over' })).toMatchObject([
      { username: 'boss', email: ADMIN.email, facts: { snapshot: mark.snapshot } },
    ]);
  });

  itIsPlain('says that nothing is asked where neither bank nor provider is set', async () => {
    const site = await createHarness(open);
    started.push(site.close);
    const { body } = await site.admin<RestoredCopy>('/restored-copy');
    expect(body.follows).toMatchObject({ bank: false, cards: false, backups: false });
  });

  it('refuses every session, token and link of the original site', async () => {
    const site = await start(await restore());
    const stale = await site.send('/auth/refresh', { body: { token: refreshToken } });
    expect(stale.status).toBe(401);
    expect((await site.send('/auth/me', { token: real.token })).status).toBe(401);
    expect((await site.send('/overview', { token: apiToken })).status).toBe(401);
    const link = await site.send('/account-links/read', { body: { secret: accountLink } });
    expect(link.status).toBe(404);
    expect(await signIn(site)).toBeTruthy();
    // The real one goes on.
    expect((await real.admin('/auth/me')).status).toBe(200);
  });

  itIsPlain('goes on as the site where that was said with the restore', async () => {
    const restored = await restoreSite(real, kind, true);
    started.push(restored.remove);
    expect(restored.ended).toBeNull();
    const site = await start(restored);
    expect((await site.send('/auth/me', { token: real.token })).status).toBe(200);
    expect((await site.send('/overview', { token: apiToken })).status).toBe(200);
    const link = await site.send('/account-links/read', { body: { secret: accountLink } });
    expect(link.status).toBe(200);
    expect((await overview(site, real.token)).restored_copy).toBeNull();
    expect(await methods(site)).toEqual([shop.transfer, shop.card]);
    expect(await workers(site).sendMails()).toBe(restored.waitingMails);
    expect(await SecurityEvent.query(site.knex).where({ kind: 'taken_over' })).toMatchObject([
      { username: '', facts: { snapshot: nameOf(restored.manifest) } },
    ]);
  });

  itIsPlain('makes no nightly backups: the place may be the real site’s', async () => {
    const copy = await restore();
    const site = await start(copy);
    const failures: string[] = [];
    const nightly = createNightlyBackup({
      // Calling this fails.
      entry: join(copy.dataDir, 'none.js'),
      place: folderPlace(join(copy.dataDir, 'nights')),
      knex: site.knex,
      bus: testBus(site.knex),
      log: pino({}, { write: (line) => failures.push(line) }),
      now: () => new Date(),
    });
    await nightly.check();
    expect(failures).toEqual([]);
    await takeOver(site, await signIn(site));
    await nightly.check();
    expect(failures).toHaveLength(1);
  });

  itIsPlain('is one to a restore of its own snapshot as well', async () => {
    const copy = await restore();
    const site = await start(copy);
    const again = { ...real, knex: site.knex, dataDir: copy.dataDir };
    for (const isTheSite of [false, true]) {
      const second = await restoreSite(again, kind, isTheSite);
      started.push(second.remove);
      const { knex } = await start(second);
      const mark = await readMeta(knex, 'restored_copy');
      expect(mark?.includes(nameOf(second.manifest)) ?? null).toBe(isTheSite ? null : true);
    }
  });

  it.runIf(kind === 'postgres')(
    'is one on every instance, and taken over on all of them at once',
    async () => {
      const copy = await restore();
      const sites = [await start(copy)];
      sites.push(await start({ ...copy, dataDir: `${copy.dataDir}-2` }));
      const [one, other] = sites;
      if (!one || !other) throw new Error('two were started');
      const asked = outside.asked.length;
      for (const site of sites) {
        site.startWorkers();
        expect(await workers(site).sendMails()).toBe(0);
        expect(await workers(site).askBank()).toBe(false);
        expect(await methods(site)).toEqual([shop.transfer]);
      }
      expect([await written(one), await written(other), outside.asked.length - asked]).toEqual([
        0, 0, 0,
      ]);
      const mails = await waiting(one);
      await takeOver(one, await signIn(one));
      // By the drop of kept answers and the next look of the outboxes, every 5 s.
      const soon = { timeout: 30_000 };
      await expect.poll(() => methods(other), soon).toEqual([shop.transfer, shop.card]);
      await expect.poll(() => waiting(one), soon).toBe(0);
      expect((await written(one)) + (await written(other))).toBe(mails);
    },
  );
});
