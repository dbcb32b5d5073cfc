import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type CardShop, OK, openCardShop, TOTAL, today } from '../../../testing/testCardShop.ts';

describeEachDatabase('card payments', (open) => {
  let cardShop: CardShop;
  beforeAll(async () => {
    cardShop = await openCardShop(open);
  });
  afterEach(() => cardShop.gate.faults.clear());
  afterAll(() => cardShop.close());

  const transfer = (order_id: number, amount: number) =>
    cardShop.api.admin('/payments', { body: { order_id, amount, received_on: today() } });

  it('of another amount than is owed are closed, and the rest is asked for', async () => {
    const { orderId, link, transId, payment } = await cardShop.begun();
    await transfer(orderId, 1000);
    await cardShop.instance().checkDue();
    expect(payment.status).toBe('CANCELLED');
    // No payment was refused.
    expect(await cardShop.mails(orderId, 'card_failed')).toBe(0);
    expect((await cardShop.page(link)).payment.card?.state).toBe('none');
    const [, address] = await cardShop.pay(link);
    const rest = cardShop.gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect(rest?.fields.get('price')).toBe('511080');
    const open = [...cardShop.gate.payments.values()].filter(
      ({ fields, status }) => fields.get('refId') === String(orderId) && status === 'PENDING',
    );
    expect(open).toEqual([rest]);
    expect(address).not.toContain(transId);
  });

  it('are closed as well when the customer asks before anything else does', async () => {
    const { orderId, link, payment } = await cardShop.begun();
    await transfer(orderId, 1000);
    expect((await cardShop.pay(link))[1]).toMatch(`${cardShop.gate.url}/pay/`);
    expect(payment.status).toBe('CANCELLED');
    await transfer(orderId, TOTAL - 1000);
    const before = cardShop.gate.payments.size;
    expect((await cardShop.pay(link))[1]).toMatch(`/order/${link}`);
    expect(cardShop.gate.payments.size).toBe(before);
    expect([...cardShop.gate.payments.values()].at(-1)?.status).toBe('CANCELLED');
  });

  it('that the provider won’t close leave the rest to be paid', async () => {
    const { orderId, link, payment } = await cardShop.begun();
    await transfer(orderId, 1000);
    cardShop.gate.faults.set('cancel', 'refuses');
    const [, address] = await cardShop.pay(link);
    cardShop.gate.faults.clear();
    const rest = cardShop.gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect([payment.status, rest?.fields.get('price')]).toEqual(['PENDING', '511080']);
    cardShop.gate.faults.set('cancel', 'is down');
    await transfer(orderId, 1000);
    expect(await cardShop.pay(link)).toEqual([303, `/order/${link}?lang=cs#card-unavailable`]);
  });

  it.each([
    ['a part', 1000],
    ['all', TOTAL],
  ])('that succeed after %s came otherwise go back as far as nothing is owed', async (_, came) => {
    const { orderId, transId, payment } = await cardShop.begun();
    await transfer(orderId, came);
    payment.status = 'PAID';
    const notices = await Promise.all([1, 2].map(() => cardShop.notify({ transId })));
    expect(notices).toEqual([OK, OK]);
    await expect.poll(() => payment.refunded).toBe(came * 100);
    await expect
      .poll(() => cardShop.order(orderId))
      .toMatchObject({
        payment_state: 'paid',
        paid: TOTAL + came,
        refunded: came,
        payments: [{ amount: came }, { amount: TOTAL }, { amount: -came, source: 'card' }],
      });
    expect(await cardShop.mails(orderId, 'refunded')).toBe(1);
    expect(await cardShop.mails(orderId, 'paid')).toBe(1);
  });

  it('of a cancelled order go back whole', async () => {
    const { orderId, transId, payment } = await cardShop.begun();
    await cardShop.api.admin(`/orders/admin/orders/${orderId}`, {
      method: 'PATCH',
      body: { status: 'cancelled' },
    });
    payment.status = 'PAID';
    expect(await cardShop.notify({ transId })).toEqual(OK);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await cardShop.order(orderId)).toMatchObject({ payment_state: 'refunded', open: 0 });
  });

  it('of a deleted order are closed, or go back whole where they were made', async () => {
    const [left, made] = [await cardShop.begun(), await cardShop.begun()];
    for (const { orderId } of [left, made]) {
      await cardShop.api.admin(`/orders/admin/orders/${orderId}`, { method: 'DELETE' });
    }
    made.payment.status = 'PAID';
    await cardShop.instance().checkDue();
    expect(left.payment.status).toBe('CANCELLED');
    expect(made.payment.refunded).toBe(TOTAL * 100);
    expect(await cardShop.mails(left.orderId, 'card_failed')).toBe(0);
  });

  it('that came too late go back also where the process died before it asked', async () => {
    await cardShop.api.knex('card_refunds').delete();
    const { orderId, transId, payment } = await cardShop.begun();
    await transfer(orderId, TOTAL);
    payment.status = 'PAID';
    cardShop.gate.faults.set('refund', 'is down');
    expect(await cardShop.notify({ transId })).toEqual(OK);
    cardShop.gate.faults.clear();
    expect(await cardShop.openRefunds()).toMatchObject([{ order_id: orderId, amount: TOTAL }]);
    // As it is between the booking and the question.
    await cardShop.api.knex('card_refunds').update({ state: 'due' });
    await Promise.all([cardShop.instance().checkDue(), cardShop.instance().checkDue()]);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await cardShop.openRefunds()).toEqual([]);
    expect(await cardShop.order(orderId)).toMatchObject({ payment_state: 'paid', refunded: TOTAL });
  });
});
