import { toHalere } from '../../api/contract/money.ts';
import type { OrderListItem } from '../../api/contract/types.ts';

/** What an order costs now, after credit notes, in haléře. */
export const priceHalere = ({
  total,
  credited = 0,
}: Pick<OrderListItem, 'total' | 'credited'>): number => toHalere(total) - toHalere(credited);
