import { parsed, textOf } from '../../api/client/readAnswer.ts';
import { STORAGE_KEYS, tabStorage, tryStore } from '../../api/client/storage.ts';
import { CHECKOUT_FIELDS, type CheckoutField } from './checkoutRules.ts';
import { type DedicationField, isDedicationField } from './dedications.ts';

/** What was typed and chosen in the checkout, by field. */
export type CheckoutDraft = Partial<Record<CheckoutField | DedicationField, string>>;

const storage = tabStorage();

/** The draft of this tab; it outlives reloads and other pages until the order is placed. */
export function checkoutDraft(): CheckoutDraft {
  const kept = parsed(storage.getItem(STORAGE_KEYS.checkout) ?? '');
  const names = Object.keys(Object(kept)).filter(isKept);
  const fields = names.flatMap((field) => {
    const value = textOf(kept, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(fields);
}

export function keepTyped(field: string, value: string): void {
  if (!isKept(field)) return;
  tryStore(storage, STORAGE_KEYS.checkout, JSON.stringify({ ...checkoutDraft(), [field]: value }));
}

const isKept = (name: string): name is CheckoutField | DedicationField =>
  CHECKOUT_FIELDS.some((known) => known === name) || isDedicationField(name);

export const forgetCheckoutDraft = (): void => storage.removeItem(STORAGE_KEYS.checkout);
