import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { testBus } from '../../../testing/testBus.ts';
import { insertSale } from '../../../testing/testOrders.ts';
import type { Movement } from '../statements/movement.ts';
import { importStatement } from './importStatement.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

describeOnSqlite('importing a statement', (open) => {
  let knex: Knex;
  let bus: Bus;
  let orderId: number;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => NOW);
    await Setting.query(knex).insert({
      setting_key: 'vat_payer',
      setting_group: 'general',
      value: 'on',
      search: '',
    });
  });
  beforeEach(async () => {
    const created_at = '2026-11-10T10:00:00.000Z';
    orderId = await insertSale(knex, { total_halere: 100_000, created_at });
  });

  const movement = (externalId: string, halere: number, receivedOn: string): Movement => ({
    externalId,
    halere,
    receivedOn,
    variableSymbol: '',
    counterAccount: '',
    payer: '',
    message: '',
    isReversal: false,
  });

  it('documents each of an order’s payments as if they had come one by one', async () => {
    const movements = [
      movement('1', 40_000, '2026-11-18'),
      movement('2', 60_000, '2026-11-19'),
      movement('3', 5_000, '2026-11-19'),
    ];
    const orders = new Map([
      ['1', orderId],
      ['2', orderId],
    ]);
    const statement = { source: 'statement', account: '1', movements } as const;
    expect(await importStatement(bus, { statement, orders }, PRODUCT)).toEqual({
      booked: 2,
      kept: 1,
      known: 0,
    });
    const documents = await OrderDocument.query(knex).where({ order_id: orderId }).orderBy('id');
    expect(
      documents.map(({ kind, total_halere, facts }) => [kind, total_halere, facts.taxableOn]),
    ).toEqual([
      ['advance', 40_000, '2026-11-18'],
      ['invoice', 60_000, '2026-11-19'],
    ]);
    const mails = await OutboxMail.query(knex).where({ order_id: orderId });
    expect(mails.map(({ kind, facts }) => [kind, facts.halere])).toEqual([['paid', 60_000]]);
  });

  it('books none of them when one can’t be booked', async () => {
    const movements = [movement('4', 100_000, '2026-11-18'), movement('5', 1, '2026-11-21')];
    const orders = new Map(movements.map(({ externalId }) => [externalId, orderId]));
    const statement = { source: 'statement', account: '1', movements } as const;
    const importing = importStatement(bus, { statement, orders }, PRODUCT);
    await expect(importing).rejects.toMatchObject({ status: 422 });
    expect(await knex('payments').where({ order_id: orderId })).toEqual([]);
    expect(await knex('order_documents').where({ order_id: orderId })).toEqual([]);
  });

  // Files of accountants overlap, and repeat rows where they were put together.
  it('stores each movement once, and counts no row that repeats a new one, whatever files repeat', async () => {
    const bank = fc.record({
      halere: fc.integer({ min: -3_000, max: 60_000 }),
      isTicked: fc.boolean(),
    });
    const life = fc.array(bank, { minLength: 1, maxLength: 6 }).chain((movements) =>
      fc.tuple(
        fc.constant(movements),
        fc.array(fc.array(fc.nat(movements.length - 1), { minLength: 1, maxLength: 8 }), {
          minLength: 1,
          maxLength: 4,
        }),
      ),
    );
    let lives = 0;
    await fc.assert(
      fc.asyncProperty(life, async ([movements, files]) => {
        lives += 1;
        const id = (which: number) => `life-${lives}-${which}`;
        const total_halere = 100_000;
        const created_at = '2026-11-10T10:00:00.000Z';
        const own = await insertSale(knex, { total_halere, created_at });
        const orders = new Map(
          movements.flatMap(({ isTicked }, which) => (isTicked ? [[id(which), own] as const] : [])),
        );
        const seen = new Set<number>();
        for (const file of files) {
          const statement = {
            source: 'fio' as const,
            account: '1',
            movements: file.map((which) =>
              movement(id(which), movements[which]?.halere ?? 0, '2026-11-18'),
            ),
          };
          const expected = { booked: 0, kept: 0, known: 0 };
          const before = new Set(seen);
          for (const which of file) {
            const isIncoming = (movements[which]?.halere ?? 0) > 0;
            if (!isIncoming) continue;
            if (before.has(which)) expected.known += 1;
            else if (!seen.has(which))
              expected[movements[which]?.isTicked ? 'booked' : 'kept'] += 1;
            seen.add(which);
          }
          const outcome = await importStatement(bus, { statement, orders }, PRODUCT);
          expect(outcome).toEqual(expected);
        }
        const stored = await knex('payments').where('external_id', 'like', `life-${lives}-%`);
        expect(stored).toHaveLength(seen.size);
        const booked = [...seen].filter((which) => movements[which]?.isTicked);
        const sum = booked.reduce((all, which) => all + (movements[which]?.halere ?? 0), 0);
        expect(await knex('orders').where({ id: own }).first('paid_halere')).toEqual({
          paid_halere: sum,
        });
      }),
      { seed: 27, numRuns: Number(process.env.FUZZ_FACTOR ?? 1) * 25 },
    );
  });
});
