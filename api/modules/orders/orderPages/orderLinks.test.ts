import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type OrderPages, openOrderPages } from '../../../testing/testOrderPages.ts';
import { CUSTOMER } from '../../../testing/testShop.ts';

describeEachDatabase('an order’s page', (open) => {
  let orderPages: OrderPages;
  beforeAll(async () => {
    orderPages = await openOrderPages(open);
  });
  beforeEach(() => orderPages.changeNetwork());
  afterAll(() => orderPages.api.close());

  it('is mailed to who asks for it, and an unknown address is answered alike', async () => {
    const email = 'asking@example.cz';
    const customer = { ...CUSTOMER, email: 'Asking@example.cz' };
    const first = await orderPages.place({ customer });
    const second = await orderPages.place({ customer });
    const before = (await orderPages.mails('order_links')).length;
    const answers = [email, 'nobody@example.cz'].map((asked) =>
      orderPages.send('/order-links', { body: { email: asked } }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect([known?.status, known?.body]).toEqual([202, {}]);
    expect([unknown?.status, unknown?.body]).toEqual([202, {}]);
    await expect.poll(async () => (await orderPages.mails('order_links')).length).toBe(before + 1);
    const sent = (await orderPages.mails('order_links')).at(-1);
    const facts = typeof sent.facts === 'string' ? JSON.parse(sent.facts) : sent.facts;
    expect([sent.to, facts.orders]).toEqual(['Asking@example.cz', [second.id, first.id]]);
    for (let more = 0; more < 4; more += 1)
      await orderPages.send('/order-links', { body: { email } });
    expect((await orderPages.send('/order-links', { body: { email } })).status).toBe(429);
  });

  it('leaves what its owner may ask untouched by strangers, known address or not', async () => {
    const email = 'guarded@example.cz';
    const { id, link } = await orderPages.place({ customer: { ...CUSTOMER, email } });
    const otherEmail = 'other.mailbox@example.cz';
    // Links that other tests asked for may still be on their way.
    const sentTo = async () =>
      (await orderPages.mails('order_links').whereIn('to', [email, otherEmail])).map(
        ({ to }) => to,
      );
    const from = (address: string, path: string, body: object) =>
      orderPages.api.send(path, { body, headers: { 'x-forwarded-for': address } });
    const guess = (address: string, to: string, number: number) =>
      from(address, '/withdrawals', { number: String(number), email: to, key: `${number}` });
    const asked = [];
    for (const [to, stranger] of [
      [email, '198.51.100.1'],
      ['unknown@example.cz', '198.51.100.2'],
    ] as const) {
      const statuses = [];
      for (let wrong = 1; wrong <= 6; wrong += 1) {
        statuses.push((await guess(stranger, to, 2_000_000 + wrong)).status);
        statuses.push((await from(stranger, '/order-links', { email: to })).status);
      }
      asked.push(statuses);
    }
    // Answers tell nothing of whether the address is known.
    expect(asked[0]).toEqual([...Array(10).fill(202), 429, 429]);
    expect(asked[1]).toEqual(asked[0]);
    await expect.poll(sentTo).toEqual(Array(5).fill(email));
    const own = '198.51.100.3';
    expect((await guess(own, email, id)).status).toBe(202);
    expect((await orderPages.read(link)).body.withdrawal.cases).toHaveLength(1);
    expect((await from(own, '/order-links', { email: email.toUpperCase() })).status).toBe(202);
    // Another address is mailed to after that: what was to be left out would have come before.
    await orderPages.place({ customer: { ...CUSTOMER, email: otherEmail } });
    await from(own, '/order-links', { email: otherEmail });
    await expect.poll(sentTo).toEqual([...Array(5).fill(email), otherEmail]);
  });
});
