import type { PerLocale } from './locales.ts';

interface Carrier {
  name: PerLocale<string>;
  /** The carrier's page that follows a parcel; the parcel's number comes at its end. */
  page: string;
}

/** The carriers whose tracking pages are known, in the order in which they are offered. */
export const CARRIERS = {
  ceska_posta: {
    name: { en: 'Czech Post', cs: 'Česká pošta' },
    page: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=',
  },
  balikovna: {
    name: { en: 'Balíkovna', cs: 'Balíkovna' },
    page: 'https://www.balikovna.cz/cs/sledovat-balik/-/balik/',
  },
  packeta: {
    name: { en: 'Packeta', cs: 'Zásilkovna' },
    page: 'https://tracking.packeta.com/cs/?id=',
  },
  ppl: {
    name: { en: 'PPL', cs: 'PPL' },
    page: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId=',
  },
  dpd: {
    name: { en: 'DPD', cs: 'DPD' },
    page: 'https://tracking.dpd.de/status/cs_CZ/parcel/',
  },
  gls: {
    name: { en: 'GLS', cs: 'GLS' },
    page: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match=',
  },
} satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

export const CARRIER_IDS = Object.keys(CARRIERS) as CarrierId[];

/** The page that follows a carrier's parcel; '' without a number. Spaces in the number are left out. */
export function trackingPage(carrier: CarrierId, number: string): string {
  const compact = number.replace(/\s/g, '');
  return compact === '' ? '' : CARRIERS[carrier].page + encodeURIComponent(compact);
}

/** The carrier whose tracking page an address is; undefined for any other address. */
export const carrierOf = (address: string): CarrierId | undefined =>
  CARRIER_IDS.find((id) => address.startsWith(CARRIERS[id].page));
