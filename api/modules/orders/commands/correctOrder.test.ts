import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer, VersionConflict } from '../../../contract/errors.ts';
import type {
  Order,
  OrderConsequences,
  OrderCreated,
  OrderListItem,
  Revision,
  RevisionDetail,
} from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { compose } from '../../../testing/testMails.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';

const PATH = '/orders/admin/orders';
const SECRET_NOTE = 'Has been rude on the phone';

describeOnSqlite('an order that is corrected', (open) => {
  let api: Harness;
  let shop: TestShop;
  let id: number;
  let link: string;
  let network = 0;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    network += 1;
    const headers = { 'x-forwarded-for': `192.0.2.${network}` };
    const made = await api.send<OrderCreated>('/orders', { body: orderOf(shop), headers });
    ({ orderId: id, link } = made.body);
  });

  const correct = <Body = Order>(body: object, language?: 'cs') =>
    api.admin<Body>(`${PATH}/${id}/correction`, { body, language });
  const change = (body: object) => api.admin<Order>(`${PATH}/${id}`, { method: 'PATCH', body });
  const read = async () => (await api.admin<Order>(`${PATH}/${id}`)).body;
  const trail = async () =>
    (await api.admin<Revision[]>(`/revisions?resource=${PATH.slice(1)}&record_id=${id}`)).body;
  const mails = () => api.knex('outbox').where({ order_id: id }).orderBy('id');
  const previewEffects = async (action: string, body: object = {}) =>
    (await api.admin<OrderConsequences>(`/orders/admin/consequences/${action}/${id}`, { body }))
      .body;

  it('has what was sent, keeps the rest, and is found by it', async () => {
    const { status, body } = await correct({
      customer_address: ' Nová 1\nTábor\n390 01 ',
      company_name: 'Brzdy s.r.o.',
      company_ico: '270 743 58',
      status: 'done',
      customer_name: ' Jiřina Nová ',
      total: 1,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customer_name: 'Jiřina Nová',
      customer_email: CUSTOMER.email,
      customer_phone: CUSTOMER.phone,
      customer_address: 'Nová 1\nTábor\n390 01',
      company_ico: '27074358',
      status: 'pending',
      total: 6110.8,
      version: 2,
    });
    for (const q of ['brzdy', 'nova']) {
      const found = await api.admin<OrderListItem[]>(`${PATH}?q=${q}`);
      expect(found.body.map((order) => order.id)).toContain(id);
    }
    expect((await correct({ customer_phone: CUSTOMER.phone })).body.version).toBe(2);
  });

  it.each<[rule: string, body: object, errors: object]>([
    ['name', { customer_name: ' ' }, { customer_name: 'Jméno je povinné' }],
    ['e-mail', { customer_email: 'nobody' }, { customer_email: 'Zadejte platný e-mail.' }],
    ['phone', { customer_phone: ' ' }, { customer_phone: 'Telefon je povinný' }],
    ['address', { customer_address: '' }, { customer_address: 'Adresa je povinná' }],
    ['company', { company_ico: '27074358' }, { company_name: expect.any(String) }],
    ['DIČ', { company_name: 'X', company_dic: '1' }, { company_dic: expect.any(String) }],
    ['note', { customer_note: 'x'.repeat(501) }, { customer_note: expect.any(String) }],
    [
      'country',
      { customer_address: 'Ring 1, 1010 Wien, Rakousko' },
      { customer_address: 'Způsob dopravy této objednávky do té země nedoručuje.' },
    ],
  ])('follows the rules of checkout: %s', async (_, body, errors) => {
    const answer = await correct<ErrorAnswer>(body, 'cs');
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await read()).version).toBe(1);
  });

  it.each(['shipped', 'completed', 'done', 'cancelled'])(
    'is not one that is %s',
    async (status) => {
      await change({ status });
      const answer = await correct<ErrorAnswer>({ customer_phone: '1' }, 'cs');
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Opravit lze jen platnou objednávku, která ještě nebyla odeslána.',
      ]);
      expect((await read()).customer_phone).toBe(CUSTOMER.phone);
      expect((await change({ internal_note: 'Still possible' })).body.internal_note).toBe(
        'Still possible',
      );
    },
  );

  it('is neither a deleted one, nor one that somebody else has changed meanwhile', async () => {
    await change({ tracking_number: 'RR1' });
    const older = await correct<VersionConflict<Order>>({ customer_phone: '1', version: 1 });
    expect([older.status, older.body.record.version]).toEqual([409, 2]);
    await api.admin(`${PATH}/${id}`, { method: 'DELETE' });
    expect((await correct({ customer_phone: '1' })).status).toBe(409);
    expect((await api.send(`${PATH}/${id}/correction`, { body: {} })).status).toBe(401);
    const token = await api.tokenOf('reader');
    expect((await api.send(`${PATH}/${id}/correction`, { body: {}, token })).status).toBe(403);
  });

  it('is in the audit trail, before and after, with who did it', async () => {
    await correct({ customer_phone: '+420 601 000 000' });
    await api.admin(`${PATH}/${id}`, { method: 'DELETE' });
    await api.admin(`${PATH}/${id}/restore`, { method: 'POST' });
    await correct({ customer_note: 'Ring twice.', customer_phone: '+420 602 000 000' });
    const kept = await trail();
    expect(kept.map(({ action, username, changed }) => [action, username, changed])).toEqual([
      ['update', 'boss', ['customer_phone', 'customer_note']],
      ['restore', 'boss', []],
      ['delete', 'boss', []],
      ['update', 'boss', ['customer_phone']],
      ['initial', '', []],
    ]);
    const changes = await Promise.all(
      kept.map(async (each) => (await api.admin<RevisionDetail>(`/revisions/${each.id}`)).body),
    );
    const phone = (before: string, after: string) => ({ field: 'customer_phone', before, after });
    expect(changes.map((each) => each.changes)).toEqual([
      [
        phone('+420 601 000 000', '+420 602 000 000'),
        { field: 'customer_note', before: '', after: 'Ring twice.' },
      ],
      [],
      [],
      [phone(CUSTOMER.phone, '+420 601 000 000')],
      [],
    ]);
  });

  describe('with a new e-mail address', () => {
    const EMAIL = 'right@example.cz';

    it('has its waiting mails and a link to its page go there alone', async () => {
      expect((await api.send(`/order-pages/${link}`)).status).toBe(200);
      expect((await previewEffects('correction', { customer_email: EMAIL })).mails).toBe(0);
      await correct({ customer_email: EMAIL });
      const toCustomer = (await mails()).filter(({ kind }) => !kind.startsWith('team'));
      expect(toCustomer.map(({ kind, to }) => [kind, to])).toEqual([['placed', EMAIL]]);
      expect((await api.send(`/order-pages/${link}`)).status).toBe(404);
    });

    it('gets the confirmation again, where that was sent to the old one', async () => {
      const at = api.now().toISOString();
      const sent = { sent_at: at, next_attempt_at: null, queue: null };
      await api.knex('outbox').where({ order_id: id }).update(sent);
      expect((await previewEffects('correction', { customer_email: EMAIL })).mails).toBe(1);
      expect((await previewEffects('correction', { customer_phone: '1' })).mails).toBe(0);
      await correct({ customer_email: EMAIL });
      const waiting = (await mails()).filter(({ sent_at }) => sent_at === null);
      expect(waiting.map(({ kind, to }) => [kind, to])).toEqual([['placed', EMAIL]]);
      expect((await mails())[0]?.to).toBe(CUSTOMER.email);
    });
  });

  it('keeps its invoice, of which a corrected one is offered', async () => {
    await api.admin(`${PATH}/${id}/invoice`, { method: 'POST' });
    const reissue = () =>
      api.admin<Order>(`${PATH}/${id}/corrected-documents`, { method: 'POST', language: 'cs' });
    expect((await correct({ customer_phone: '1' })).body.has_former_buyer).toBe(false);
    expect((await reissue()).status).toBe(409);
    const { body } = await correct({ customer_address: 'Nová 1, Tábor, 390 01' });
    expect([body.has_former_buyer, body.documents.length]).toEqual([true, 1]);
    expect(await previewEffects('corrected-documents')).toMatchObject({
      documents: [
        { kind: 'credit_note', count: 1, total: -6110.8 },
        { kind: 'invoice', count: 1, total: 6110.8 },
      ],
      to_refund: { count: 0 },
    });
    // Shipped or not: what was issued may be wrong all the same.
    await change({ status: 'shipped' });
    const { status, body: after } = await reissue();
    expect(status).toBe(201);
    expect(after.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
    expect(after).toMatchObject({ has_former_buyer: false, total: 6110.8, open: 6110.8 });
  });

  it('has a note of the team, which no page, mail, document or list shows', async () => {
    await change({ internal_note: SECRET_NOTE });
    expect((await read()).internal_note).toBe(SECRET_NOTE);
    expect((await change({ status: 'processing' })).body.internal_note).toBe(SECRET_NOTE);
    expect((await change({ internal_note: 'x'.repeat(2_001) })).status).toBe(422);
    await api.admin(`${PATH}/${id}/invoice`, { method: 'POST' });
    const shown = [
      (await api.send(`/order-pages/${link}`)).body,
      (await api.admin(PATH)).body,
      (await api.admin(`${PATH}?q=rude`)).body,
      await api.knex('order_documents').where({ order_id: id }).pluck('facts'),
    ];
    const deps = {
      knex: api.knex,
      publicUrl: 'https://team.example',
      now: api.now,
      secretsOf: async () => ['secret'],
      accountSecret: async () => '',
    };
    for (const mail of await mails()) {
      const facts = JSON.parse(mail.facts);
      shown.push(await compose(deps, { ...mail, facts }));
    }
    expect(JSON.stringify(shown)).not.toContain('rude');
    expect(shown.length).toBeGreaterThan(4);
  });
});
