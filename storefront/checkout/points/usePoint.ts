import { useState } from 'react';
import { asksPoint } from '../../../api/contract/shipping.ts';
import type { ShippingMethod } from '../../../api/contract/types.ts';
import { keepTyped } from '../checkoutDraft.ts';
import { type ChosenPoint, keptPoint, pointOf } from './chosenPoint.ts';

/**
 * The chosen pick-up point, and the shipping method that asks for one; null where none does. Points of other
 * methods don't count.
 * @param draft the point as the draft keeps it
 */
export function usePoint(shipping: ShippingMethod | undefined, draft?: string) {
  const [kept, setKept] = useState(draft);
  const askedBy = shipping && asksPoint(shipping) ? shipping : null;
  const choose = (point: ChosenPoint | null) => {
    const next = askedBy && point ? keptPoint(askedBy.id, point) : '';
    setKept(next);
    keepTyped('point', next);
  };
  return { askedBy, chosen: askedBy && pointOf(askedBy.id, kept), choose };
}
