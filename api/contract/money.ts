import type { Locale } from './locales.ts';

/** Crowns, as they travel, to whole haléře, as they are stored. */
export const toHalere = (crowns: number): number => Math.round(crowns * 100);

export const toCrowns = (halere: number): number => halere / 100;

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const NUMBERS = {
  cs: new Intl.NumberFormat('cs-CZ', twoDecimals),
  en: new Intl.NumberFormat('en-US', twoDecimals),
};

/** A price for visitors, as it travels: `1 290,50 Kč` in Czech, `1,290.50 CZK` in English. */
export const formatPrice = (crowns: number, locale: Locale): string =>
  `${NUMBERS[locale].format(crowns)}\u00a0${locale === 'cs' ? 'Kč' : 'CZK'}`;

/** `formatPrice` of an amount in haléře. */
export const formatHalere = (halere: number, locale: Locale): string =>
  formatPrice(toCrowns(halere), locale);

/** A sum in the back-office: two decimals and Kč in both languages, '0 Kč' when empty. */
export const formatAdminMoney = (crowns: number | null | undefined, locale: Locale): string =>
  crowns === null || crowns === undefined
    ? '0\u00a0Kč'
    : `${NUMBERS[locale].format(crowns)}\u00a0Kč`;

const WHOLE = {
  cs: new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
};

/** A round sum in the back-office, e.g. at an axis: `10 000 Kč`, `10,000 Kč`. */
export const formatWholeMoney = (crowns: number, locale: Locale): string =>
  `${WHOLE[locale].format(crowns)}\u00a0Kč`;
