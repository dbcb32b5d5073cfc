import type { Locale } from './locales.ts';

/** Crowns, as on the wire, to whole haléře, as stored. */
export const toHalere = (crowns: number): number => Math.round(crowns * 100);

/** Haléře, as stored, to crowns, as on the wire. */
export const toCrowns = (halere: number): number => halere / 100;

/** `toHalere` of an amount that may be absent. */
export const halereOrNull = (crowns: number | null): number | null =>
  crowns === null ? null : toHalere(crowns);

/** `toCrowns` of an amount that may be absent. */
export const crownsOrNull = (halere: number | null): number | null =>
  halere === null ? null : toCrowns(halere);

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const NUMBERS = {
  cs: new Intl.NumberFormat('cs-CZ', twoDecimals),
  en: new Intl.NumberFormat('en-US', twoDecimals),
};

/** A price on the site: `1 290,50 Kč` in Czech, `1,290.50 CZK` in English. */
export const formatPrice = (crowns: number, locale: Locale): string =>
  `${NUMBERS[locale].format(crowns)}\u00a0${locale === 'cs' ? 'Kč' : 'CZK'}`;

/** `formatPrice` for an amount in haléře. */
export const formatHalere = (halere: number, locale: Locale): string =>
  formatPrice(toCrowns(halere), locale);

/** An amount in the back-office: two decimals and Kč in both languages; '0 Kč' for null. */
export const formatAdminMoney = (crowns: number | null | undefined, locale: Locale): string =>
  crowns === null || crowns === undefined
    ? '0\u00a0Kč'
    : `${NUMBERS[locale].format(crowns)}\u00a0Kč`;

const WHOLE = {
  cs: new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
};

/** An amount without decimals, e.g. on a chart's axis: `10 000 Kč`, `10,000 Kč`. */
export const formatWholeMoney = (crowns: number, locale: Locale): string =>
  `${WHOLE[locale].format(crowns)}\u00a0Kč`;
