import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Product, StockItem } from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { hoodie, openStockShop, type StockShop } from '../../testing/testStock.ts';
import { announceAwaited } from './commands/announceAwaited.ts';

describeEachDatabase('who waits for stock', (open) => {
  let api: StockShop['api'];
  let make: StockShop['make'];
  let buy: StockShop['buy'];
  beforeAll(async () => {
    ({ api, make, buy } = await openStockShop(open));
  });
  afterAll(() => api.close());

  it('who asked is mailed once when it is back', async () => {
    const { id, variants = [] } = await make('awaited', 1);
    const ask = (changes: object = {}) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: {
          product_id: id,
          variant_id: variants[1]?.id,
          email: 'fan@example.cz',
          consent: true,
          ...changes,
        },
        language: 'cs',
      });
    expect((await ask()).status).toBe(409);
    await buy('awaited');
    expect((await ask({ consent: false })).body.errors).toHaveProperty('consent');
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    const hide = (is_active: boolean) =>
      api.admin('/products/awaited', { method: 'PATCH', body: { is_active } });
    await hide(false);
    expect((await ask({ email: 'other@example.cz' })).status).toBe(404);
    await hide(true);
    const key = `variant-${variants[1]?.id}`;
    expect((await api.admin<StockItem>(`/stock/${key}`)).body.waiting).toBe(1);
    const mails = () => OutboxMail.query(api.knex).where({ kind: 'back_in_stock' });
    for (const [quantity, seen] of [
      [2, 0],
      [0, 2],
      [1, 0],
    ]) {
      await api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity, seen, note: 'x' } });
    }
    expect(await mails()).toMatchObject([
      {
        to: 'fan@example.cz',
        locale: 'cs',
        facts: { product: { slug: 'awaited', name: 'Mikina (M)' } },
      },
    ]);
  });

  it('nobody is mailed about, or asks for, what is published later or no more', async () => {
    const { id, variants = [] } = await make('scheduled', 1);
    const ask = (email: string) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: { product_id: id, variant_id: variants[1]?.id, email, consent: true },
      });
    await buy('scheduled');
    expect((await ask('early@example.cz')).status).toBe(201);
    const key = `variant-${variants[1]?.id}`;
    const count = (quantity: number, seen: number) =>
      api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity, seen, note: 'x' } });
    const mails = () => OutboxMail.query(api.knex).where({ to: 'early@example.cz' });
    const schedule = (changes: object) =>
      api.admin('/products/scheduled', { method: 'PATCH', body: changes });
    for (const changes of [
      { publish_at: '2999-01-01T10:00:00.000Z' },
      { publish_at: null, unpublish_at: '2001-01-01T10:00:00.000Z' },
    ]) {
      expect((await schedule(changes)).status).toBe(200);
      expect((await ask('late@example.cz')).status).toBe(404);
      await count(2, 0);
      await count(0, 2);
      expect(await mails()).toEqual([]);
    }
    await schedule({ unpublish_at: null });
    await count(1, 0);
    expect(await mails()).toHaveLength(1);
  });

  describe('who asked', () => {
    const ask = (email: string, product_id: number, variant_id: number | null = null) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: { product_id, variant_id, email, consent: true },
      });
    const mailsTo = (to: string) => OutboxMail.query(api.knex).where({ to, kind: 'back_in_stock' });
    /** A product without options that is sold out and waited for. */
    const makeAwaited = async (slug: string, email: string) => {
      const { options: _, variants: __, ...plain } = hoodie(slug);
      const { body } = await api.admin<Product>('/products', { body: { ...plain, stock: 0 } });
      expect((await ask(email, body.id)).status).toBe(201);
      return body;
    };

    it('is mailed when it isn’t counted any more, and can be ordered from then on', async () => {
      const { id, variants = [] } = await make('uncounted', 0);
      const variant = variants[1]?.id ?? 0;
      expect((await ask('uncounted@example.cz', id, variant)).status).toBe(201);
      const stop = { method: 'PUT', body: { quantity: null, seen: 0 } } as const;
      expect((await api.admin(`/stock/variant-${variant}`, stop)).status).toBe(200);
      expect(await mailsTo('uncounted@example.cz')).toMatchObject([
        { facts: { product: { slug: 'uncounted', name: 'Hoodie (M)' } } },
      ]);
      expect((await buy('uncounted')).status).toBe(201);
    });

    it('is mailed when it gets variants that can be ordered', async () => {
      await makeAwaited('varied', 'varied@example.cz');
      const { options, variants } = hoodie('varied', 2);
      const write = { method: 'PATCH', body: { options, variants } } as const;
      expect((await api.admin('/products/varied', write)).status).toBe(200);
      expect(await mailsTo('varied@example.cz')).toHaveLength(1);
    });

    it('is not mailed when it gets variants that are sold out', async () => {
      await makeAwaited('empty', 'empty@example.cz');
      const { options, variants } = hoodie('empty', 0);
      const soldOut = variants.map((variant) => ({ ...variant, stock: 0 }));
      const write = { method: 'PATCH', body: { options, variants: soldOut } } as const;
      expect((await api.admin('/products/empty', write)).status).toBe(200);
      expect(await mailsTo('empty@example.cz')).toEqual([]);
    });
  });

  it('who waited for a hidden product is mailed once it is published again', async () => {
    const { id, variants = [] } = await make('returning', 0);
    const variant_id = variants[1]?.id ?? 0;
    const body = { product_id: id, variant_id, email: 'patient@example.cz', consent: true };
    expect((await api.send('/stock-alerts', { body })).status).toBe(201);
    const show = (is_active: boolean) =>
      api.admin('/products/returning', { method: 'PATCH', body: { is_active } });
    await show(false);
    const counted = { method: 'PUT', body: { quantity: 2, seen: 0 } } as const;
    await api.admin(`/stock/variant-${variant_id}`, counted);
    const announce = () => announceAwaited(testBus(api.knex), {}, PRODUCT);
    const mails = () => OutboxMail.query(api.knex).where({ to: 'patient@example.cz' });
    await announce();
    expect(await mails()).toEqual([]);
    await show(true);
    await Promise.all([announce(), announce()]);
    expect(await mails()).toMatchObject([{ kind: 'back_in_stock' }]);
    expect((await api.admin<StockItem>(`/stock/variant-${variant_id}`)).body.waiting).toBe(0);
  });
});
