import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WithdrawalState } from './withdrawals.ts';
import { chargesOf, settledHalere, withdrawnHalere } from './withdrawnPrice.ts';

describe('what is paid for withdrawn pieces', () => {
  const items = [
    { id: 1, price_halere: 10_000, quantity: 3, discount_halere: 100 },
    { id: 2, price_halere: 5_000, quantity: 1 },
  ];
  const of = (id: number, state: 'received' | 'refused', ...pieces: [number, number][]) => ({
    id,
    state,
    items: pieces.map(([order_item_id, quantity]) => ({ order_item_id, quantity })),
  });

  it('is their price less their part of the discount, and adds up over withdrawals', () => {
    const all = [
      of(7, 'received', [1, 1]),
      of(8, 'refused', [1, 2]),
      of(9, 'received', [1, 2], [2, 1]),
    ];
    expect(withdrawnHalere(items, all, 7)).toBe(10_000 - 33);
    expect(withdrawnHalere(items, all, 9)).toBe(25_000 - 67);
  });
});

describe('what a settled withdrawal takes off the invoice', () => {
  const order = fc.record({
    items: fc
      .array(
        fc.record({
          price_halere: fc.nat(500_000),
          quantity: fc.integer({ min: 1, max: 4 }),
          percent: fc.nat(100),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((some) =>
        some.map(({ percent, ...item }, index) => ({
          ...item,
          id: index + 1,
          discount_halere: Math.floor((item.price_halere * item.quantity * percent) / 100),
        })),
      ),
    delivery: fc.nat(20_000),
    /** How much of the invoice was credited, or of the price refunded, before each. */
    before: fc.array(fc.nat(40), { maxLength: 16 }),
  });

  it('is never more than is left of it, and all of it once every piece is withdrawn', () => {
    fc.assert(
      fc.property(order, ({ items, delivery, before }) => {
        const goods = items.reduce(
          (sum, item) => sum + item.price_halere * item.quantity - item.discount_halere,
          0,
        );
        const totalHalere = goods + delivery;
        const pieces = items.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id));
        const all = pieces.map((order_item_id, index) => ({
          id: index,
          state: 'received' as 'received' | 'settled',
          items: [{ order_item_id, quantity: 1 }],
        }));
        let documentedHalere = totalHalere;
        for (const made of all) {
          documentedHalere -= Math.floor((documentedHalere * (before[made.id] ?? 0)) / 100);
          const halere = settledHalere({
            items,
            withdrawals: all.slice(0, made.id + 1),
            withdrawalId: made.id,
            deliveryHalere: delivery,
            feeHalere: 0,
            keptHalere: Math.max(documentedHalere, 1),
            leftHalere: documentedHalere,
          });
          expect(halere).toBeGreaterThanOrEqual(0);
          expect(halere).toBeLessThanOrEqual(documentedHalere);
          documentedHalere -= halere;
          made.state = 'settled';
        }
        expect(documentedHalere).toBe(0);
      }),
    );
  });

  it('is nothing for an order of which no money was received and no piece is kept', () => {
    const items = [{ id: 1, price_halere: 10_000, quantity: 1 }];
    const whole = {
      items,
      withdrawals: [
        { id: 7, state: 'received' as const, items: [{ order_item_id: 1, quantity: 1 }] },
      ],
      withdrawalId: 7,
      deliveryHalere: 2_000,
      feeHalere: 900,
      leftHalere: 12_900,
    };
    expect(settledHalere({ ...whole, keptHalere: 0 })).toBe(0);
    expect(settledHalere({ ...whole, keptHalere: 12_900 })).toBe(12_900);
  });
});

describe('delivery', () => {
  const goods = { id: 1, price_halere: 10_000, quantity: 2, category: 'merchandise' as const };
  const ride = { id: 2, price_halere: 50_000, quantity: 1, category: 'experience' as const };
  const pieces = (id: number, item: number, quantity: number, state: WithdrawalState) => ({
    id,
    state,
    items: [{ order_item_id: item, quantity }],
  });
  const order = {
    items: [goods, ride],
    ...{ deliveryHalere: 12_900, feeHalere: 500 },
    ...{ keptHalere: 83_400, leftHalere: 83_400 },
  };

  it('is taken off with the last goods, though what needs none is kept (§ 1832), and the fee is not', () => {
    const withdrawals = [pieces(7, 1, 2, 'received')];
    expect(settledHalere({ ...order, withdrawals, withdrawalId: 7 })).toBe(20_000 + 12_900);
    const unpaid = { ...order, keptHalere: 0 };
    expect(settledHalere({ ...unpaid, withdrawals, withdrawalId: 7 })).toBe(20_000 + 12_900);
  });

  it('is not while some of them are kept, nor a second time with the last piece', () => {
    const first = pieces(7, 1, 1, 'settled');
    const others = [pieces(8, 1, 1, 'refused'), pieces(9, 2, 1, 'received')];
    const withdrawals = [first, ...others];
    expect(settledHalere({ ...order, withdrawals, withdrawalId: 9 })).toBe(50_000);
    const gone = [pieces(7, 1, 2, 'settled'), pieces(9, 2, 1, 'received')];
    // The team kept something back before: that was its decision.
    for (const leftHalere of [50_500, 60_000]) {
      const last = { ...order, leftHalere, withdrawals: gone, withdrawalId: 9 };
      expect(settledHalere(last)).toBe(50_500);
    }
  });

  it('has the fee of cash that is paid at it', () => {
    expect(chargesOf(12_900, 3_900, 'cash_on_delivery')).toEqual({
      deliveryHalere: 16_800,
      feeHalere: 0,
    });
    for (const kind of ['bank_transfer', 'card', null] as const) {
      const charges = { deliveryHalere: 12_900, feeHalere: 3_900 };
      expect(chargesOf(12_900, 3_900, kind)).toEqual(charges);
    }
  });

  /** What happens to an order: pieces are withdrawn, and withdrawals decided on in any order. */
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('withdraw' as const),
      which: fc.nat(9),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('decide' as const),
      which: fc.nat(9),
      /** Null for a refusal, else in per cent of what is proposed. */
      percent: fc.oneof(
        { weight: 4, arbitrary: fc.constant<number | null>(100) },
        { weight: 1, arbitrary: fc.option(fc.nat(100), { nil: null }) },
      ),
    }),
  );
  const life = fc.record({
    items: fc.array(
      fc.record({
        price_halere: fc.nat(500_000),
        quantity: fc.integer({ min: 1, max: 3 }),
        category: fc.constantFrom('merchandise' as const, 'experience' as const, null),
        percent: fc.nat(100),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    delivery: fc.nat(20_000),
    fee: fc.nat(5_000),
    actions: fc.array(action, { maxLength: 24, size: 'max' }),
  });

  it('is proposed once at most, whatever is withdrawn, refused or lowered, and when its last goods go', () => {
    const seen = { withGoods: 0, withAll: 0 };
    fc.assert(
      fc.property(life, ({ items: drawn, delivery, fee, actions }) => {
        const items = drawn.map(({ percent, ...item }, index) => ({
          ...item,
          id: index + 1,
          discount_halere: Math.floor((item.price_halere * item.quantity * percent) / 100),
        }));
        const hasGoods = items.some(({ category }) => category !== 'experience');
        const total = items.reduce(
          (sum, item) => sum + item.price_halere * item.quantity - item.discount_halere,
          delivery + fee,
        );
        const all: ReturnType<typeof pieces>[] = [];
        const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
        /** What no settled withdrawal is about. */
        const kept = new Map(left);
        const has = (isCounted: (item: (typeof items)[number]) => boolean) =>
          items.some((item) => isCounted(item) && (kept.get(item.id) ?? 0) > 0);
        let [leftHalere, proposedCharges, isPlain, priceOfSettled] = [total, 0, true, 0];
        for (const step of actions) {
          if (step.kind === 'withdraw') {
            const open = items.filter(({ id }) => (left.get(id) ?? 0) > 0);
            const item = open[step.which % open.length];
            if (!item) continue;
            const quantity = Math.min(step.quantity, left.get(item.id) ?? 0);
            left.set(item.id, (left.get(item.id) ?? 0) - quantity);
            all.push(pieces(all.length + 1, item.id, quantity, 'received'));
            continue;
          }
          const waiting = all.filter(({ state }) => state === 'received');
          const made = waiting[step.which % waiting.length];
          const [of] = made?.items ?? [];
          if (!made || !of) continue;
          if (step.percent === null) {
            made.state = 'refused';
            left.set(of.order_item_id, (left.get(of.order_item_id) ?? 0) + of.quantity);
            // What the pieces of others cost may change by the rounding of a discount.
            isPlain = false;
            continue;
          }
          const proposed = settledHalere({
            items,
            withdrawals: all,
            withdrawalId: made.id,
            ...{ deliveryHalere: delivery, feeHalere: fee, leftHalere },
            keptHalere: total,
          });
          const price = withdrawnHalere(items, all, made.id);
          const charges = Math.max(0, proposed - price);
          kept.set(of.order_item_id, (kept.get(of.order_item_id) ?? 0) - of.quantity);
          const keepsAny = has(() => true);
          const keepsGoods = has(({ category }) => category !== 'experience');
          if (keepsGoods) expect(charges).toBe(0);
          proposedCharges += charges;
          expect(proposedCharges).toBeLessThanOrEqual(keepsAny ? delivery : delivery + fee);
          if (charges > 0) seen[keepsAny ? 'withGoods' : 'withAll'] += 1;
          const taken = Math.floor((proposed * step.percent) / 100);
          isPlain &&= taken === proposed;
          priceOfSettled += price;
          leftHalere -= taken;
          made.state = 'settled';
          const isCharged = keepsGoods || (keepsAny && !hasGoods);
          const given = (isCharged ? 0 : delivery) + (keepsAny ? 0 : fee);
          if (isPlain) expect(leftHalere).toBe(total - priceOfSettled - given);
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.withGoods, seen.withAll)).toBeGreaterThan(20);
  });
});
