import { toCrowns, toHalere } from './money.ts';

/** Sum of price × quantity plus shipping (public-site §9), all in whole haléře. */
export const totalHalere = (
  lines: readonly { halere: number; quantity: number }[],
  shippingHalere: number,
): number => lines.reduce((sum, { halere, quantity }) => sum + halere * quantity, shippingHalere);

/** The same of prices in crowns, as they travel; exact to the haléř. */
export const orderTotal = (
  lines: readonly { price: number; quantity: number }[],
  shippingPrice: number,
): number =>
  toCrowns(
    totalHalere(
      lines.map(({ price, quantity }) => ({
        halere: toHalere(price),
        quantity,
      })),
      toHalere(shippingPrice),
    ),
  );
