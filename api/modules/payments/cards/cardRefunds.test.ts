import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { OpenRefund } from '../../../contract/types.ts';
import { type CardShop, openCardShop, TOTAL, today } from '../../../testing/testCardShop.ts';

describeEachDatabase('card payments', (open) => {
  let cardShop: CardShop;
  beforeAll(async () => {
    cardShop = await openCardShop(open);
  });
  afterEach(() => cardShop.gate.faults.clear());
  afterAll(() => cardShop.close());

  it('go back whole or in part through the provider, once for each form', async () => {
    const { orderId, transId, payment } = await cardShop.begun();
    payment.status = 'PAID';
    await cardShop.notify({ transId });
    const through = (await cardShop.order(orderId)).payments[0]?.id;
    const refund = (amount: number, key: string) =>
      cardShop.api.admin<{ errors: Record<string, string> }>('/payments/refunds', {
        body: { order_id: orderId, amount, received_on: today(), note: '', key, through },
      });
    expect((await refund(1000, 'a')).status).toBe(201);
    expect((await refund(1000, 'a')).status).toBe(201);
    expect(payment.refunded).toBe(100_000);
    cardShop.gate.faults.set('refund', 'refuses');
    expect((await refund(10, 'b')).body.errors.through).toMatch(/refused/);
    cardShop.gate.faults.set('refund', 'loses the answer');
    expect((await refund(10, 'c')).body.errors.through).toMatch(/did not answer/);
    cardShop.gate.faults.clear();
    // The money may be on its way: only a person can know.
    expect((await refund(10, 'c')).status).toBe(422);
    expect(payment.refunded).toBe(101_000);
    expect((await refund(5100.81, 'd')).body.errors.amount).toMatch(/can’t refund more/);
    expect((await refund(5000, 'e')).status).toBe(201);
    expect(await cardShop.order(orderId)).toMatchObject({ refunded: 6000, paid: TOTAL });
    // What may have gone is reserved: neither by hand nor by card can it go again.
    expect((await refund(100.81, 'f')).body.errors.amount).toMatch(/can’t refund more/);
    const byHand = { order_id: orderId, amount: 100.81, received_on: today() };
    expect(await cardShop.api.admin('/payments/refunds', { body: byHand })).toMatchObject({
      status: 422,
    });
    expect(await cardShop.openRefunds()).toMatchObject([
      { key: 'c', amount: 10, order_id: orderId },
    ]);
  });

  const settle = (key: string, state: string) =>
    cardShop.api.admin<OpenRefund[]>(`/payments/refunds/${key}`, {
      method: 'PATCH',
      body: { state },
    });
  const paidByCard = async () => {
    const one = await cardShop.begun();
    one.payment.status = 'PAID';
    await cardShop.notify({ transId: one.transId });
    const through = (await cardShop.order(one.orderId)).payments[0]?.id;
    const refund = (amount: number, key: string, changes = {}) =>
      cardShop.api.admin<{ message: string; errors: Record<string, string> }>('/payments/refunds', {
        body: { order_id: one.orderId, amount, received_on: today(), key, through, ...changes },
      });
    return { ...one, through, refund };
  };

  it('go back once when two people send them back within the provider’s answer', async () => {
    const { orderId, payment, refund } = await paidByCard();
    const release = cardShop.gate.hold('refund');
    const both = [refund(TOTAL, 'one'), refund(TOTAL, 'two')];
    // Who is refused needs no answer of the provider.
    const first = await Promise.race(both);
    expect(first).toMatchObject({ status: 422, body: { errors: { amount: expect.any(String) } } });
    release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await cardShop.order(orderId)).toMatchObject({
      refunded: TOTAL,
      payment_state: 'refunded',
    });
  });

  it('that may have been made wait for an administrator’s decision', async () => {
    await cardShop.api.knex('card_refunds').delete();
    const { orderId, refund } = await paidByCard();
    for (const [key, fault] of [
      ['went', 'loses the answer'],
      ['stayed', 'is down'],
    ] as const) {
      cardShop.gate.faults.set('refund', fault);
      expect((await refund(100, key)).status).toBe(422);
    }
    cardShop.gate.faults.clear();
    expect(await settle('went', 'sent')).toMatchObject({ status: 409 });
    await cardShop.api.knex('card_refunds').update({ created_at: '2026-11-01T10:00:00.000Z' });
    expect(await cardShop.openRefunds()).toMatchObject([
      { key: 'stayed', order_id: orderId, amount: 100, is_unclear: true, username: 'boss' },
      { key: 'went', is_unclear: true },
    ]);
    expect(await settle('went', 'perhaps')).toMatchObject({ status: 422 });
    expect((await settle('went', 'sent')).body).toMatchObject([{ key: 'stayed' }]);
    expect((await settle('stayed', 'not_sent')).body).toEqual([]);
    expect(await settle('stayed', 'not_sent')).toMatchObject({ status: 404 });
    expect(await settle('went', 'not_sent')).toMatchObject({ status: 409 });
    // The form that heard nothing hears now that it went.
    expect((await refund(100, 'went')).status).toBe(201);
    expect(await cardShop.order(orderId)).toMatchObject({ refunded: 100, payments: [{}, {}] });
    expect((await refund(TOTAL - 100, 'rest')).status).toBe(201);
  });

  it('go back under a key of their own', async () => {
    const one = await paidByCard();
    const other = await paidByCard();
    expect((await one.refund(10, 'own')).status).toBe(201);
    for (const again of [
      () => other.refund(10, 'own'),
      () => one.refund(11, 'own'),
      () => one.refund(10, 'own', { note: 'Another' }),
      () => one.refund(10, 'own', { through: null }),
    ]) {
      expect(await again()).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/already been sent/) },
      });
    }
    expect([one.payment.refunded, other.payment.refunded]).toEqual([1000, 0]);
    expect((await one.refund(5, 'by-hand', { through: null })).status).toBe(201);
    expect((await one.refund(5, 'by-hand')).status).toBe(409);
    expect((await one.refund(10, 'own')).status).toBe(201);
  });
});
