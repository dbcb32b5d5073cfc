import { describe, expect, it } from 'vitest';
import type { Slot } from '../../contract/types.ts';
import { parseSlotUpdate } from './parseSlotUpdate.ts';

const slot: Slot = {
  id: 7,
  version: 3,
  product_id: 2,
  product: { slug: 'ride', name: { en: 'Ride', cs: 'Jízda' } },
  place_en: 'Most',
  place_cs: 'Most',
  starts_at: '2099-07-01T08:00:00.000Z',
  ends_at: '2099-07-01T09:00:00.000Z',
  capacity: 4,
  taken: 1,
  waiting: 0,
  price_difference: -200,
  state: 'confirmed',
  note: 'Bring helmets',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

describe('a change of a date', () => {
  it('keeps the fields that were not sent', () => {
    const { place_en, price_difference, state, note } = slot;
    expect(parseSlotUpdate(slot, { capacity: 6 })).toMatchObject({
      ...{ place_en, price_difference, state, note },
      capacity: 6,
    });
  });

  it.each([
    ['the version that was sent', { version: 1 }, 1],
    ['the present version, where none was sent', {}, 3],
    ['the present version, for a blank one', { version: '' }, 3],
  ])('is of %s', (_, body, version) => {
    expect(parseSlotUpdate(slot, body).version).toBe(version);
  });

  it('does not fail for the state of a cancelled date, which nobody sent', () => {
    expect(parseSlotUpdate({ ...slot, state: 'cancelled' }, {}).state).toBe('planned');
  });

  it('is refused with the rules that it breaks', () => {
    expect(() => parseSlotUpdate(slot, { ends_at: slot.starts_at })).toThrow();
  });
});
