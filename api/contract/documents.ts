import type { PaymentKind } from './constants.ts';
import type { Locale } from './locales.ts';
import type { VatSum } from './vat.ts';

/** Settings that identify the seller. */
export const SELLER_KEYS = [
  'seller_name',
  'seller_address',
  'seller_ico',
  'seller_dic',
  'bank_iban',
  'bank_bic',
  'contact_email',
  'contact_phone',
  'site.name',
] as const;

/** Settings that only documents use. */
export const DOCUMENT_KEYS = [
  'vat_payer',
  'seller_register',
  'invoice_prefix',
  'credit_note_prefix',
  'theme_accent',
  'logo_path',
  'logo_light_path',
] as const;

/** Settings of the seller and the team; '' for those that are not set. */
export type Seller = Record<(typeof SELLER_KEYS)[number], string> &
  Partial<Record<(typeof DOCUMENT_KEYS)[number], string>>;

/** Whether a text may precede document numbers; digits would run into the year. */
export const isPrefix = (text: string): boolean => /^[A-Z-]{0,6}$/.test(text);

/** Documents that are issued once and kept; `advance` is a tax document on an advance payment. */
export const ISSUED_KINDS = ['invoice', 'advance', 'credit_note', 'debit_note'] as const;

export type IssuedKind = (typeof ISSUED_KINDS)[number];

/** A proforma requests the payment; it is generated on demand and not kept. */
type DocumentKind = 'proforma' | IssuedKind;

export interface DocumentLine {
  name: string;
  slug: string;
  /** Null for shipping, payment and fee. */
  quantity: number | null;
  /** Including VAT; negative on a credit note. */
  unitHalere: number;
  halere: number;
  vatRate: number;
  /** Shipping, or a fee; absent otherwise, and in older documents. */
  isCharge?: true;
  /** A multi-purpose voucher, whose sale isn't subject to VAT (§ 15b); absent otherwise. */
  isOutsideVat?: true;
}

/** The document that a credit or debit note corrects. Older notes lack kind and deposits. */
interface Original {
  number: string;
  uuid: string;
  issuedOn: string;
  kind?: 'invoice' | 'advance';
  /** Numbers of the advance documents that the invoice deducted. */
  deposits?: string[];
}

/** An advance payment with its own tax document, which the invoice deducts. */
interface Deposit {
  number: string;
  issuedOn: string;
  /** The rest of it at each rate, after corrections. */
  vat: VatSum[];
}

/** The whole content of a document in its language; dates are YYYY-MM-DD in Prague. */
export interface DocumentFacts {
  kind: DocumentKind;
  number: string;
  uuid: string;
  locale: Locale;
  orderId: number;
  orderedAt: string;
  /** Absent in older documents, whose symbol is the order's id. */
  variableSymbol?: number;
  isVatPayer: boolean;
  seller: Seller;
  /** Without e-mail and phone: the law requires neither, and documents are kept for years. */
  customer: Record<'name' | 'address', string>;
  /** Empty for private customers. */
  company: Record<'name' | 'ico' | 'dic', string>;
  issuedOn: string;
  taxableOn: string | null;
  dueOn: string | null;
  paymentKind: PaymentKind | null;
  paymentName: string;
  shippingName: string;
  /** Where the parcel is collected; on a proforma alone. */
  pickupPoint?: string;
  lines: DocumentLine[];
  /** Sums at each rate for a VAT payer; one row at 0 % otherwise. */
  vat: VatSum[];
  totalHalere: number;
  paidHalere: number;
  /** Absent in documents from before advance documents existed. */
  deposits?: Deposit[];
  original: Original | null;
  reason: string;
}

/** The content of an issued document. */
export type IssuedFacts = DocumentFacts & { kind: IssuedKind };
