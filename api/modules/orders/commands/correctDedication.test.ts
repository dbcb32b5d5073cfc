import { afterAll, beforeAll, expect, it } from 'vitest';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { Order, OrderPage, Revision, RevisionDetail } from '../../../contract/types.ts';
import { compose, textOfLetter } from '../../../testing/testMails.ts';
import { openVoucherShop, type VoucherShop } from '../../../testing/testVouchers.ts';

const PATH = '/orders/admin/orders';

describeEachDatabase('the dedication of a voucher', (open) => {
  let shop: VoucherShop;
  beforeAll(async () => {
    shop = await openVoucherShop(open);
  });
  afterAll(() => shop.api.close());

  const read = async (id: number) => (await shop.api.admin<Order>(`${PATH}/${id}`)).body;
  const put = (path: string, body: object, language?: 'cs') =>
    shop.api.admin<Order & ErrorAnswer>(`${PATH}/${path}`, { method: 'PUT', body, language });
  const itemOf = async (id: number) => Number((await read(id)).items[0]?.id);
  const correctItem = async (id: number, dedication: string, language?: 'cs') =>
    put(`${id}/items/${await itemOf(id)}/dedication`, { dedication }, language);
  const correctVoucher = (id: number, voucher: number, body: object, language?: 'cs') =>
    put(`${id}/vouchers/${voucher}/dedication`, body, language);
  const mailsOf = (id: number) =>
    OutboxMail.query(shop.api.knex).where({ order_id: id, kind: 'voucher_changed' });
  const write = (mail: OutboxMail) =>
    compose(
      {
        knex: shop.api.knex,
        publicUrl: 'https://team.example',
        now: shop.api.now,
        secretsOf: async () => ['secret'],
        accountSecret: async () => 'secret',
      },
      mail,
    );
  const changesOf = async (id: number) => {
    const { body } = await shop.api.admin<Revision[]>(
      `/revisions?resource=${PATH.slice(1)}&record_id=${id}`,
    );
    return Promise.all(
      body.map(
        async (each) =>
          (await shop.api.admin<RevisionDetail>(`/revisions/${each.id}`)).body.changes,
      ),
    );
  };

  it('is corrected with its item until it is issued, and then issued as corrected', async () => {
    const { id, total } = await shop.place('ride', 2, 'To Evva');
    const { status, body } = await correctItem(id, ' To Eva ');
    expect([status, body.items[0]?.dedication, body.version]).toEqual([200, 'To Eva', 2]);
    expect((await correctItem(id, 'To Eva')).body.version).toBe(2);
    expect(await mailsOf(id)).toEqual([]);
    await shop.pay(id, total);
    expect((await shop.of(id)).map(({ dedication }) => dedication)).toEqual(['To Eva', 'To Eva']);
    const late = await correctItem(id, 'To Adam', 'cs');
    expect([late.status, late.body.message]).toEqual([
      409,
      'Vouchery se mezitím vystavily. Opravte věnování přímo na voucheru.',
    ]);
  });

  it('can be given later, and taken away', async () => {
    const { id } = await shop.place('ride');
    expect((await correctItem(id, 'To Eva')).body.items[0]?.dedication).toBe('To Eva');
    expect((await correctItem(id, '')).body.items[0]).not.toHaveProperty('dedication');
    expect((await changesOf(id)).slice(0, 2)).toEqual([
      [{ field: 'dedications', before: ['To Eva'], after: null }],
      [{ field: 'dedications', before: null, after: ['To Eva'] }],
    ]);
  });

  it('has only what can be printed: anything else is named, when it is ordered and when it is corrected', async () => {
    const { id } = await shop.place('ride', 1, 'To Adam');
    const refused = 'These characters can’t be printed on a voucher: 🎉 你. Please leave them out';
    const corrected = await correctItem(id, 'To 🎉 你 Adam');
    expect([corrected.status, corrected.body.errors?.dedication]).toEqual([
      422,
      `${refused} of the dedication.`,
    ]);
    const item = { id: 'ride', quantity: 1, price: 5_000, dedication: '🎉 你' };
    const body = shop.voucherOrder([item], 5_000);
    const ordered = await shop.api.send<ErrorAnswer>('/orders', { body, language: 'cs' });
    expect([ordered.status, ordered.body.message]).toEqual([
      422,
      'Tyto znaky na voucher neumíme vytisknout: 🎉 你. Vynechte je prosím z věnování.',
    ]);
  });

  it('corrected twice is mailed once, unless the first mail is on its way', async () => {
    const { id, vouchers } = await shop.buy('ride', 2, 'To the twins');
    const correct = (index: number, dedication: string) =>
      correctVoucher(id, Number(vouchers[index]?.id), { dedication });
    const later = new Date(shop.api.now().getTime() + 60_000).toISOString();
    const attempted = (error: string) =>
      mailsOf(id).patch({ attempts: 1, queue: null, next_attempt_at: later, error });
    await correct(0, 'To Adaam');
    await correct(0, 'To Adam');
    expect(await mailsOf(id)).toHaveLength(1);
    // One that the mail server put off is to be written anew as well.
    await attempted('450 try again later');
    await correct(1, 'To Eva');
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    if (!mail) throw new Error('No mail was queued.');
    const text = textOfLetter(await write(mail));
    expect([text.includes('To Adam'), text.includes('To Eva')]).toEqual([true, true]);
    await attempted('');
    await correct(1, 'To Evelyn');
    expect(await mailsOf(id)).toHaveLength(2);
    await mailsOf(id).patch({ queue: null, next_attempt_at: null, sent_at: later });
    await correct(1, 'To Eve');
    expect(await mailsOf(id)).toHaveLength(3);
  });

  it('is each voucher’s own once it is issued; the customer gets it, also on the order’s page', async () => {
    const { id, link, vouchers } = await shop.buy('ride', 2, 'To the twins');
    const [first, second] = vouchers.map((voucher) => voucher.id);
    const { status, body } = await correctVoucher(id, Number(first), { dedication: 'To Adam' });
    expect(status).toBe(200);
    expect(body.vouchers?.map(({ dedication }) => dedication)).toEqual(['To Adam', 'To the twins']);
    const page = await shop.api.send<OrderPage>(`/order-pages/${link}`);
    expect(page.body.vouchers?.map(({ dedication }) => dedication)).toEqual([
      'To Adam',
      'To the twins',
    ]);
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    if (!mail) throw new Error('No mail was queued.');
    expect(textOfLetter(await write(mail))).toContain('To Adam');
    await correctVoucher(id, Number(second), { dedication: 'To Eva', tell_customer: false });
    expect((await mailsOf(id)).length).toBe(1);
    expect((await changesOf(id)).slice(0, 2)).toEqual([
      [
        {
          field: 'dedications',
          before: ['To Adam', 'To the twins'],
          after: ['To Adam', 'To Eva'],
        },
      ],
      [
        {
          field: 'dedications',
          before: ['To the twins', 'To the twins'],
          after: ['To Adam', 'To the twins'],
        },
      ],
    ]);
  });

  it('stays in the trail when the customer’s data are corrected between', async () => {
    const { id } = await shop.place('ride', 1, 'To Evva');
    await correctItem(id, 'To Eva');
    await shop.api.admin(`${PATH}/${id}/correction`, { body: { customer_phone: '+420 601 0' } });
    const [phone, dedication] = await changesOf(id);
    expect(phone?.map(({ field }) => field)).toEqual(['customer_phone']);
    expect(dedication?.map(({ field }) => field)).toEqual(['dedications']);
  });

  it('stays as it is on a used voucher, in an order that is over, and for who may not write', async () => {
    const { id, vouchers } = await shop.buy('ride', 1, 'To Eva');
    const [voucher] = vouchers;
    if (!voucher) throw new Error('No voucher was issued.');
    const other = await shop.place('ride', 1, 'To Adam');
    const correction = { dedication: 'x' };
    expect((await correctVoucher(other.id, voucher.id, correction)).status).toBe(404);
    expect((await put(`${id}/items/${await itemOf(other.id)}/dedication`, correction)).status).toBe(
      404,
    );
    expect((await correctVoucher(id, voucher.id, { dedication: 'x'.repeat(201) })).status).toBe(
      422,
    );
    const path = `${PATH}/${id}/vouchers/${voucher.id}/dedication`;
    const token = await shop.api.tokenOf('reader');
    const refused = await shop.api.send(path, { method: 'PUT', body: correction, token });
    expect(refused.status).toBe(403);
    await shop.redeem(voucher.code);
    expect((await correctVoucher(id, voucher.id, correction)).status).toBe(409);
    await shop.setStatus(other.id, 'cancelled');
    const over = await correctItem(other.id, 'x', 'cs');
    expect([over.status, over.body.message]).toEqual([
      409,
      'Objednávka už neplatí, věnování na jejích voucherech proto zůstávají, jak jsou.',
    ]);
    expect((await shop.detail(voucher.id)).dedication).toBe('To Eva');
    expect(await mailsOf(id)).toEqual([]);
  });

  it('is not mailed about when the voucher was used while the mail waited', async () => {
    const { id, vouchers } = await shop.buy('ride', 1, 'To Evva');
    const [voucher] = vouchers;
    await correctVoucher(id, Number(voucher?.id), { dedication: 'To Eva' });
    await shop.redeem(String(voucher?.code));
    const [mail] = await mailsOf(id);
    if (!mail) throw new Error('No mail was queued.');
    await expect(write(mail)).rejects.toThrow('The vouchers are used, cancelled or expired.');
  });
});
