import { slotText } from '../../api/contract/slots.ts';
import type { ChosenSlot } from '../cart/cartLines.ts';
import type { ProductDate } from '../shop/productQueries.ts';

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
