import type { PickupPoint } from '../../../api/contract/types.ts';
import { sectionQuery, useSection } from '../../app/queries.ts';

/** The points of a shipping method that a text finds; without one the first of them. */
export const usePoints = (method: number, q: string) =>
  useSection(
    (site) =>
      sectionQuery<PickupPoint[]>(site, '/pickup-points/search', { shipping_method: method, q }),
    { keepsOther: true },
  );
