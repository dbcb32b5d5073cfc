import type { Slot } from '../../api/contract/types.ts';

/** A date in the future, for tests. */
export const exampleSlot = (id: number, changes: Partial<Slot> = {}): Slot => ({
  id,
  version: 3,
  product_id: 7,
  product: { slug: 'drift', name: { en: 'Drift taxi', cs: 'Drift taxi' } },
  place_en: 'Sosnova circuit',
  place_cs: 'Okruh Sosnová',
  starts_at: '2036-05-03T08:00:00.000Z',
  ends_at: '2036-05-03T08:30:00.000Z',
  capacity: 8,
  taken: 0,
  waiting: 0,
  price_difference: 0,
  state: 'planned',
  note: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});
