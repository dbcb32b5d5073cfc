import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { createTabDraft } from '../app/tabDraft.ts';
import { CHECKOUT_FIELDS, type CheckoutField } from './checkoutRules.ts';
import { type DedicationField, isDedicationField } from './dedications.ts';

/** What was typed and chosen in the checkout, by field. */
export type CheckoutDraft = Partial<Record<CheckoutField | DedicationField, string>>;

const isKept = (name: string): name is CheckoutField | DedicationField =>
  CHECKOUT_FIELDS.some((known) => known === name) || isDedicationField(name);

/** The draft of this tab, until the order is placed. */
export const {
  read: checkoutDraft,
  keep: keepTyped,
  forget: forgetCheckoutDraft,
} = createTabDraft(STORAGE_KEYS.checkout, isKept);
