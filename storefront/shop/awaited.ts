/** What a visitor waits for to be in stock again. */
export interface Awaited {
  productId: number;
  /** Null for a product without options. */
  variantId: number | null;
  /** With the values of the variant. */
  name: string;
}
