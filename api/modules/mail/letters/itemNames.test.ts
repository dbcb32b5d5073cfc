import { describe, expect, it } from 'vitest';
import { OrderItem } from '../../../../db/models/order.ts';
import { Booking, Slot } from '../../../../db/models/slot.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import type { BookingState } from '../../../contract/constants.ts';
import { letter, order, plain, textOf } from '../../../testing/testLetter.ts';

describe('the date of what was ordered', () => {
  const ride = { id: 1, name_cs: 'Jízda', name_en: 'Ride', quantity: 2, price_halere: 500_000 };
  const ordered = { slot_cs: '12. 4. 2026 10:00, Sosnová', slot_en: '12. 4. 2026 10:00, Sosnová' };
  const given = () => order({ items: [OrderItem.fromJson({ ...ride, ...ordered })] });
  const piece = (at: number, state: BookingState, starts_at: string, slotState = 'planned') =>
    Object.assign(Booking.fromJson({ order_item_id: 1, piece: at, state }), {
      slot: Slot.fromJson({ starts_at, place_cs: 'Most', place_en: '', state: slotState }),
    });
  const first = '2026-05-01T08:00:00.000Z';
  const second = '2026-05-02T08:00:00.000Z';

  it.each<[string, Booking[], string]>([
    ['none is booked', [], 'Jízda (12. 4. 2026 10:00, Sosnová)'],
    [
      'it was moved',
      [piece(1, 'booked', first), piece(2, 'booked', first)],
      'Jízda (1. 5. 2026 10:00, Most)',
    ],
    [
      'one piece was moved',
      [piece(1, 'booked', first), piece(2, 'booked', second)],
      'Jízda (1× 1. 5. 2026 10:00, Most; 1× 2. 5. 2026 10:00, Most)',
    ],
    [
      'one piece gave its place back',
      [piece(1, 'released', first), piece(2, 'booked', second)],
      'Jízda (2. 5. 2026 10:00, Most)',
    ],
    ['it was cancelled', [piece(1, 'to_choose', first, 'cancelled')], 'Jízda'],
    ['it is booked no more', [piece(1, 'released', first)], 'Jízda (12. 4. 2026 10:00, Sosnová)'],
  ])('is the one that holds now where %s', (_, bookings, name) => {
    expect(textOf({ order: given(), bookings })).toContain(`${name}, 2 ks × `);
    expect(textOf({ kind: 'shipped', order: given(), bookings })).toContain(`${name}: 2 ks`);
    expect(textOf({ kind: 'team_order', order: given(), bookings })).toContain(`${name}, 2 ks`);
  });

  it.each<[string, Booking[], string[]]>([
    ['held', [piece(1, 'booked', first)], ['Přidat do kalendáře', 'Add to calendar']],
    [
      'cancelled',
      [piece(1, 'to_choose', first, 'cancelled')],
      ['Odebrat z kalendáře', 'Remove from calendar'],
    ],
    [
      'cancelled, and one held',
      [piece(1, 'to_choose', first, 'cancelled'), piece(2, 'booked', second)],
      ['Aktualizovat kalendář', 'Update calendar'],
    ],
    ['given back', [piece(1, 'released', first)], ['Odebrat z kalendáře', 'Remove from calendar']],
    ['none', [], []],
  ])('is offered for the calendar as what its file does: %s', (_, bookings, labels) => {
    for (const [at, locale] of (['cs', 'en'] as const).entries()) {
      const { parts } = letter({ kind: 'date_cancelled', order: given(), bookings, locale });
      const links = parts.flatMap((part) => (part.type === 'links' ? part.links : []));
      expect(links.map(([label]) => plain(label))).toEqual(labels.slice(at, at + 1));
    }
  });

  it('is, in a withdrawal, the one that was given back', () => {
    const bookings = [piece(1, 'booked', first), piece(2, 'released', second)];
    const facts = { items: [{ name: 'Jízda (12. 4. 2026 10:00, Sosnová)', quantity: 1 }] };
    const text = textOf({ kind: 'withdrawal', order: given(), bookings, facts });
    expect(text).toContain('Čeho se týká\nJízda (2. 5. 2026 10:00, Most): 1 ks');
  });

  it('is, in a withdrawal from chosen vouchers, theirs alone, with their codes', () => {
    const bookings = [piece(1, 'released', first), piece(2, 'released', second)];
    const ended = { order_item_id: 1, piece: 1, code: '7K3M9QXA2BD2' };
    const named = { name: 'Jízda (12. 4. 2026 10:00, Sosnová)', quantity: 1 };
    const facts = { items: [{ ...named, codes: ['7K3M-9QXA-2BD2'] }] };
    const whole = Object.assign(given(), { vouchers: [Voucher.fromJson(ended)] });
    for (const kind of ['withdrawal', 'withdrawal_settled', 'team_withdrawal'] as const) {
      expect(textOf({ kind, order: whole, bookings, facts })).toContain(
        'Jízda (1. 5. 2026 10:00, Most): 1 ks\nVoucher 7K3M-9QXA-2BD2',
      );
    }
  });
});
