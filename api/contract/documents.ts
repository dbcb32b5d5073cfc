import type { PaymentKind } from './constants.ts';
import type { Locale } from './locales.ts';
import type { VatSum } from './vat.ts';

/** The settings that tell who sells. */
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

/** Settings that only documents need. */
export const DOCUMENT_KEYS = [
  'vat_payer',
  'seller_register',
  'invoice_prefix',
  'credit_note_prefix',
  'theme_accent',
  'logo_path',
  'logo_light_path',
] as const;

/** The seller and the team by their settings; '' where one isn't set. */
export type Seller = Record<(typeof SELLER_KEYS)[number], string> &
  Partial<Record<(typeof DOCUMENT_KEYS)[number], string>>;

/** Letters before the number of the year, as the settings may have them; digits would be taken for a part of it. */
export const isPrefix = (text: string): boolean => /^[A-Z-]{0,6}$/.test(text);

/** What is issued once and stays; an advance is the tax document on a payment before the invoice. */
export const ISSUED_KINDS = ['invoice', 'advance', 'credit_note', 'debit_note'] as const;

export type IssuedKind = (typeof ISSUED_KINDS)[number];

/** A proforma asks for the payment and is made anew each time. */
export type DocumentKind = 'proforma' | IssuedKind;

export interface DocumentLine {
  name: string;
  slug: string;
  /** Null for what isn't counted: shipping, the payment. */
  quantity: number | null;
  /** Prices include VAT; those of a credit note are below 0. */
  unitHalere: number;
  halere: number;
  vatRate: number;
}

/** What a credit or debit note corrects. Absent in what was issued before there were advances: kind and deposits. */
export interface Original {
  number: string;
  uuid: string;
  issuedOn: string;
  kind?: 'invoice' | 'advance';
  /** The numbers of the documents on payments that the invoice deducted. */
  deposits?: string[];
}

/** A payment that a document of its own taxed before the invoice, which deducts it. */
export interface Deposit {
  number: string;
  issuedOn: string;
  /** What was left of it at each rate. */
  vat: VatSum[];
}

/** Everything that a document says, in its language; days are YYYY-MM-DD in Prague. */
export interface DocumentFacts {
  kind: DocumentKind;
  number: string;
  uuid: string;
  locale: Locale;
  orderId: number;
  orderedAt: string;
  /** Absent in documents from before symbols had a year: the order's id. */
  variableSymbol?: number;
  isVatPayer: boolean;
  seller: Seller;
  /** Without e-mail and phone: accounting law asks for neither, and documents are kept for years. */
  customer: Record<'name' | 'address', string>;
  /** Empty for people who buy for themselves. */
  company: Record<'name' | 'ico' | 'dic', string>;
  issuedOn: string;
  taxableOn: string | null;
  dueOn: string | null;
  paymentKind: PaymentKind | null;
  paymentName: string;
  shippingName: string;
  lines: DocumentLine[];
  /** The rates of a VAT payer; a single one of 0 for others. */
  vat: VatSum[];
  totalHalere: number;
  paidHalere: number;
  /** Absent in what was issued before there were any. */
  deposits?: Deposit[];
  original: Original | null;
  reason: string;
}

/** What is issued and stays. */
export type IssuedFacts = DocumentFacts & { kind: IssuedKind };
