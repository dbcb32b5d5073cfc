import { toCrowns, toHalere } from '../../api/contract/money.ts';
import { typedNumber } from '../form/typedNumber.ts';

/** A typed amount in crowns, above zero and at most what is left; null for anything else. */
export function typedAmount(text: string, remaining: number): number | null {
  const typed = typedNumber(text);
  if (typeof typed !== 'number') return null;
  const halere = toHalere(typed);
  return halere > 0 && halere <= toHalere(remaining) && toCrowns(halere) === typed ? typed : null;
}

/** Crowns that are left after an amount was taken. */
export const restAfter = (remaining: number, amount: number): number =>
  toCrowns(toHalere(remaining) - toHalere(amount));
