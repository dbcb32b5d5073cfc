import { expect, it } from 'vitest';
import { inDisplayOrder } from './TeamSection.tsx';

const member = (id: number, display_order: number, is_active = true) => ({
  id,
  display_order,
  is_active,
});

it('lines up the active members in display order', () => {
  const members = [member(1, 3), member(2, 1), member(3, 2, false), member(4, 1)];
  expect(inDisplayOrder(members).map(({ id }) => id)).toEqual([2, 4, 1]);
});
