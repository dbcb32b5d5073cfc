import { expect, it } from 'vitest';
import { directTransaction } from '../../../db/directTransaction.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { KEPT_ORDER_LINK_DAYS } from '../../contract/constants.ts';
import { findOrderByLink, mintOrderLink, sweepOrderLinks } from './orderLinks.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describeEachDatabase('secret links to orders', (open) => {
  const twoOrders = async () => {
    const { knex } = await open();
    const at = NOW.toISOString();
    const row = { total_halere: 1, shipping_price_halere: 0, locale: 'cs' };
    const order = { ...row, created_at: at, updated_at: at };
    const made = await knex('orders').insert([order, order]).returning('id');
    return { knex, ids: made.map(({ id }): number => id) };
  };

  it('open each its own order, made in either kind of transaction', async () => {
    const { knex, ids } = await twoOrders();
    const direct = await directTransaction(knex, (query) => mintOrderLink(query, ids, NOW));
    const usual = await knex.transaction((trx) => mintOrderLink(trx, ids, NOW));
    const all = [...direct, ...usual];
    expect(new Set(all).size).toBe(4);
    const opened = await Promise.all(all.map((secret) => findOrderByLink(knex, secret, NOW)));
    expect(opened.map((order) => order?.id)).toEqual([...ids, ...ids]);
    expect(await mintOrderLink(knex, [], NOW)).toEqual([]);
  });

  it('are 128 random bits that are stored nowhere', async () => {
    const { knex, ids } = await twoOrders();
    const [secret = ''] = await mintOrderLink(knex, ids, NOW);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const rows = await knex('order_links');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('open nothing when they are wrong, a digest, or too old', async () => {
    const { knex, ids } = await twoOrders();
    const [secret = ''] = await mintOrderLink(knex, ids, NOW);
    const [digest] = await knex('order_links').pluck('digest');
    const wrong = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
    for (const asked of [wrong, digest, '', `${secret}=`, secret.slice(1), `${ids[0]}`]) {
      expect(await findOrderByLink(knex, asked, NOW)).toBeUndefined();
    }
    expect(await findOrderByLink(knex, secret, later(KEPT_ORDER_LINK_DAYS))).toBeDefined();
    expect(await findOrderByLink(knex, secret, later(KEPT_ORDER_LINK_DAYS + 1))).toBeUndefined();
  });

  it('are swept once they are too old', async () => {
    const { knex, ids } = await twoOrders();
    await mintOrderLink(knex, ids, NOW);
    const [kept = ''] = await mintOrderLink(knex, ids, later(10));
    expect(await sweepOrderLinks(knex, later(KEPT_ORDER_LINK_DAYS))).toBe(0);
    expect(await sweepOrderLinks(knex, later(KEPT_ORDER_LINK_DAYS + 5))).toBe(2);
    expect(await findOrderByLink(knex, kept, later(20))).toBeDefined();
  });
});
