import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type CardShop, OK, openCardShop, TOTAL, today } from '../../../testing/testCardShop.ts';

describeEachDatabase('card payments', (open) => {
  let api: CardShop['api'];
  let gate: CardShop['gate'];
  let close: CardShop['close'];
  let instance: CardShop['instance'];
  let begun: CardShop['begun'];
  let notify: CardShop['notify'];
  let order: CardShop['order'];
  let page: CardShop['page'];
  let pay: CardShop['pay'];
  let mails: CardShop['mails'];
  let openRefunds: CardShop['openRefunds'];
  beforeAll(async () => {
    ({ api, gate, close, instance, begun, notify, order, page, pay, mails, openRefunds } =
      await openCardShop(open));
  });
  afterEach(() => gate.faults.clear());
  afterAll(() => close());

  const transfer = (order_id: number, amount: number) =>
    api.admin('/payments', { body: { order_id, amount, received_on: today() } });

  it('of another amount than is owed are closed, and the rest is asked for', async () => {
    const { orderId, link, transId, payment } = await begun();
    await transfer(orderId, 1000);
    await instance().checkDue();
    expect(payment.status).toBe('CANCELLED');
    // No payment was refused.
    expect(await mails(orderId, 'card_failed')).toBe(0);
    expect((await page(link)).payment.card?.state).toBe('none');
    const [, address] = await pay(link);
    const rest = gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect(rest?.fields.get('price')).toBe('511080');
    const open = [...gate.payments.values()].filter(
      ({ fields, status }) => fields.get('refId') === String(orderId) && status === 'PENDING',
    );
    expect(open).toEqual([rest]);
    expect(address).not.toContain(transId);
  });

  it('are closed as well when the customer asks before anything else does', async () => {
    const { orderId, link, payment } = await begun();
    await transfer(orderId, 1000);
    expect((await pay(link))[1]).toMatch(`${gate.url}/pay/`);
    expect(payment.status).toBe('CANCELLED');
    await transfer(orderId, TOTAL - 1000);
    const before = gate.payments.size;
    expect((await pay(link))[1]).toMatch(`/order/${link}`);
    expect(gate.payments.size).toBe(before);
    expect([...gate.payments.values()].at(-1)?.status).toBe('CANCELLED');
  });

  it('that the provider won’t close leave the rest to be paid', async () => {
    const { orderId, link, payment } = await begun();
    await transfer(orderId, 1000);
    gate.faults.set('cancel', 'refuses');
    const [, address] = await pay(link);
    gate.faults.clear();
    const rest = gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect([payment.status, rest?.fields.get('price')]).toEqual(['PENDING', '511080']);
    gate.faults.set('cancel', 'is down');
    await transfer(orderId, 1000);
    expect(await pay(link)).toEqual([303, `/order/${link}?lang=cs#card-unavailable`]);
  });

  it.each([
    ['a part', 1000],
    ['all', TOTAL],
  ])('that succeed after %s came otherwise go back as far as nothing is owed', async (_, came) => {
    const { orderId, transId, payment } = await begun();
    await transfer(orderId, came);
    payment.status = 'PAID';
    const notices = await Promise.all([1, 2].map(() => notify({ transId })));
    expect(notices).toEqual([OK, OK]);
    await expect.poll(() => payment.refunded).toBe(came * 100);
    await expect
      .poll(() => order(orderId))
      .toMatchObject({
        payment_state: 'paid',
        paid: TOTAL + came,
        refunded: came,
        payments: [{ amount: came }, { amount: TOTAL }, { amount: -came, source: 'card' }],
      });
    expect(await mails(orderId, 'refunded')).toBe(1);
    expect(await mails(orderId, 'paid')).toBe(1);
  });

  it('of a cancelled order go back whole', async () => {
    const { orderId, transId, payment } = await begun();
    await api.admin(`/orders/admin/orders/${orderId}`, {
      method: 'PATCH',
      body: { status: 'cancelled' },
    });
    payment.status = 'PAID';
    expect(await notify({ transId })).toEqual(OK);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await order(orderId)).toMatchObject({ payment_state: 'refunded', open: 0 });
  });

  it('of a deleted order are closed, or go back whole where they were made', async () => {
    const [left, made] = [await begun(), await begun()];
    for (const { orderId } of [left, made]) {
      await api.admin(`/orders/admin/orders/${orderId}`, { method: 'DELETE' });
    }
    made.payment.status = 'PAID';
    await instance().checkDue();
    expect(left.payment.status).toBe('CANCELLED');
    expect(made.payment.refunded).toBe(TOTAL * 100);
    expect(await mails(left.orderId, 'card_failed')).toBe(0);
  });

  it('that came too late go back also where the process died before it asked', async () => {
    await api.knex('card_refunds').delete();
    const { orderId, transId, payment } = await begun();
    await transfer(orderId, TOTAL);
    payment.status = 'PAID';
    gate.faults.set('refund', 'is down');
    expect(await notify({ transId })).toEqual(OK);
    gate.faults.clear();
    expect(await openRefunds()).toMatchObject([{ order_id: orderId, amount: TOTAL }]);
    // As it is between the booking and the question.
    await api.knex('card_refunds').update({ state: 'due' });
    await Promise.all([instance().checkDue(), instance().checkDue()]);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await openRefunds()).toEqual([]);
    expect(await order(orderId)).toMatchObject({ payment_state: 'paid', refunded: TOTAL });
  });
});
