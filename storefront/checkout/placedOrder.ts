import { parsed } from '../../api/client/readAnswer.ts';
import { STORAGE_KEYS, tabStorage, tryStore } from '../../api/client/storage.ts';
import { PAYMENT_KINDS, type PaymentKind } from '../../api/contract/constants.ts';

export interface PlacedOrder {
  id: number;
  variableSymbol: number;
  /** The secret of its page; '' where the server sent none. */
  link: string;
  email: string;
  /** In crowns. */
  total: number;
  kind: PaymentKind | null;
  hasVoucher?: boolean;
  /** The time of the order, in milliseconds since 1970. */
  at: number;
}

const storage = tabStorage();

/** Stores an order in this tab, so that its thank-you panel survives a reload. */
export const keepPlacedOrder = (order: PlacedOrder): void =>
  void tryStore(storage, STORAGE_KEYS.placedOrder, JSON.stringify(order));

export function placedOrder(): PlacedOrder | null {
  const kept = parsed(storage.getItem(STORAGE_KEYS.placedOrder) ?? '');
  return isPlacedOrder(kept) ? kept : null;
}

export const forgetPlacedOrder = (): void => storage.removeItem(STORAGE_KEYS.placedOrder);

function isPlacedOrder(value: unknown): value is PlacedOrder {
  const {
    id,
    variableSymbol,
    link,
    email,
    total,
    kind,
    at,
  }: Partial<Record<keyof PlacedOrder, unknown>> = Object(value);
  return (
    Number.isInteger(id) &&
    Number.isInteger(variableSymbol) &&
    typeof link === 'string' &&
    typeof email === 'string' &&
    Number.isFinite(total) &&
    (kind === null || PAYMENT_KINDS.some((known) => known === kind)) &&
    Number.isFinite(at)
  );
}
