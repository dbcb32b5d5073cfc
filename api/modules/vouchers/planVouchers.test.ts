import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, planVouchers } from './planVouchers.ts';

const piece = (number: number, changes: Partial<Piece> = {}): Piece => ({
  id: number * 10,
  piece: number,
  isUsed: false,
  isCancelled: false,
  ...changes,
});
/** States in which a voucher can be one of a withdrawal. */
const ENDED = { valid: true, cancelled: true };
const paid = { quantity: 3, withdrawn: 0, obstacle: null };

describe('the vouchers of an item', () => {
  it('are issued once for each paid piece', () => {
    expect(planVouchers([], paid)).toMatchObject({ issue: [1, 2, 3], cancel: [], restore: [] });
    expect(
      planVouchers(
        [1, 2, 3].map((each) => piece(each)),
        paid,
      ),
    ).toMatchObject({
      issue: [],
      cancel: [],
      restore: [],
    });
  });

  it('none is issued while the order isn’t paid', () => {
    expect(planVouchers([], { ...paid, obstacle: 'unpaid' }).issue).toEqual([]);
  });

  it('unused ones are cancelled with the order, and valid again with it', () => {
    const used = piece(1, { isUsed: true });
    const held = [used, piece(2), piece(3)];
    const cancelled = planVouchers(held, { ...paid, obstacle: 'order' });
    expect(cancelled).toMatchObject({ cancel: [20, 30], restore: [], reason: 'order' });
    const gone = [used, piece(2, { isCancelled: true }), piece(3, { isCancelled: true })];
    expect(planVouchers(gone, paid)).toMatchObject({ issue: [], cancel: [], restore: [20, 30] });
  });

  it('of withdrawn pieces the last unused ones are cancelled', () => {
    const held = [piece(1), piece(2), piece(3, { isUsed: true })];
    const plan = planVouchers(held, { ...paid, withdrawn: 1 });
    expect(plan).toMatchObject({ cancel: [20], restore: [], reason: 'withdrawn' });
  });

  it('of a money voucher that was used in part nothing is withdrawn while others are untouched', () => {
    const held = [piece(1), piece(2, { isTouched: true })];
    expect(planVouchers(held, { ...paid, quantity: 2, withdrawn: 1 }).cancel).toEqual([10]);
  });

  it('of withdrawn pieces those are cancelled that were chosen, and stay so with the order valid again', () => {
    const held = [piece(1, { isWithdrawn: true }), piece(2), piece(3)];
    const one = { ...paid, withdrawn: 1 };
    expect(planVouchers(held, one)).toMatchObject({ cancel: [10], restore: [], issue: [] });
    const gone = held.map((each) => ({ ...each, isCancelled: true }));
    expect(planVouchers(gone, one)).toMatchObject({ cancel: [], restore: [20, 30], issue: [] });
    // Another one, of which nothing is known.
    const two = { ...paid, withdrawn: 2 };
    expect(planVouchers(held, two)).toMatchObject({ cancel: [10, 30], restore: [] });
  });

  it('those of a refused withdrawal are valid again, and not those of another one', () => {
    const gone = [
      piece(1, { isCancelled: true, isWithdrawn: true }),
      piece(2),
      piece(3, { isCancelled: true }),
    ];
    const plan = planVouchers(gone, { ...paid, withdrawn: 1 });
    expect(plan).toMatchObject({ cancel: [], restore: [30], issue: [] });
  });

  it('agree with the order whatever happened, after one step', () => {
    const state = fc.constantFrom('none', 'valid', 'used', 'cancelled', 'usedAndCancelled');
    const pieces = fc.array(fc.tuple(state, fc.boolean()), { minLength: 1, maxLength: 6 });
    const sold = fc.record({
      withdrawn: fc.nat(6),
      obstacle: fc.constantFrom(null, 'order' as const, 'unpaid' as const),
    });
    fc.assert(
      fc.property(pieces, sold, (states, more) => {
        const quantity = states.length;
        const chosen = states.filter(([each, isWithdrawn]) => isWithdrawn && each in ENDED).length;
        const of = { ...more, withdrawn: Math.min(quantity, chosen + more.withdrawn) };
        const held = states.flatMap(([each, isWithdrawn], index) =>
          each === 'none'
            ? []
            : [
                piece(index + 1, {
                  isWithdrawn: isWithdrawn && each in ENDED,
                  isUsed: each.startsWith('used'),
                  isCancelled: each.endsWith('ancelled'),
                }),
              ],
        );
        const plan = planVouchers(held, { quantity, ...of });
        const after = [
          ...held.map((each) => ({
            ...each,
            isCancelled:
              (each.isCancelled || plan.cancel.includes(each.id)) &&
              !plan.restore.includes(each.id),
          })),
          ...plan.issue.map((number) => piece(number)),
        ];
        const used = held.filter(({ isUsed }) => isUsed).length;
        const wanted = of.obstacle === null ? Math.max(0, quantity - of.withdrawn) : 0;
        const valid = after.filter(({ isUsed, isCancelled }) => isUsed || !isCancelled).length;
        expect(valid).toBe(Math.max(wanted, used));
        expect(new Set(after.map((each) => each.piece)).size).toBe(after.length);
        const ended = after.filter(({ isWithdrawn }) => isWithdrawn);
        expect(ended.every(({ isCancelled }) => isCancelled)).toBe(true);
        expect(plan.cancel.some((id) => held.find((each) => each.id === id)?.isUsed)).toBe(false);
        expect(planVouchers(after, { quantity, ...of })).toMatchObject({
          issue: [],
          cancel: [],
          restore: [],
        });
      }),
    );
  });
});
