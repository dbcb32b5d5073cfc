/** What a visitor waits for, and is mailed about. */
export interface AlertSubject {
  /** A product without options (null) or a variant that is sold out, or a date that is full. */
  about: { product_id: number; variant_id: number | null } | { slot_id: number };
  /** With the values of the variant, or the date. */
  name: string;
}
