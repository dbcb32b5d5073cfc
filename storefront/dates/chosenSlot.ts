import { slotText } from '../../api/contract/slots.ts';
import type { ChosenSlot } from '../cart/cartLines.ts';
import type { ProductDate } from '../shop/productQueries.ts';

/**
 * The date that is picked in a product's form, as the cart keeps it; undefined for none. The form knows it
 * before the date's field is hydrated, and after a browser went back.
 */
export function pickedSlot(
  form: FormData,
  dates: readonly ProductDate[] = [],
): ChosenSlot | undefined {
  const picked = form.get(SLOT_FIELD);
  const offer = dates.find(({ id }) => String(id) === picked);
  return offer && chosenSlot(offer);
}

/** The name of the field. */
export const SLOT_FIELD = 'slot';

/** A date as the cart keeps it. */
export const chosenSlot = (offer: ProductDate): ChosenSlot => ({
  id: offer.id,
  text: {
    en: slotText(offer, offer.place.en, 'en'),
    cs: slotText(offer, offer.place.cs, 'cs'),
  },
  price_difference: offer.price_difference,
  left: offer.left,
});
