import { addressLines, isCzechia } from '../../contract/addresses.ts';
import { countryNamed } from '../../contract/countries.ts';
import type { DocumentFacts } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };

export interface Party {
  name: string;
  address: string[];
  facts: string[];
}

/** The seller as a document’s supplier, under the name that the team sells by. */
export function supplierOf(
  { locale, seller }: Pick<DocumentFacts, 'locale' | 'seller'>,
  name: string,
): Party {
  return {
    name,
    address: addressLines(seller.seller_address),
    facts: numbers(locale, seller.seller_ico, seller.seller_dic),
  };
}

/** A company by its name, with the person who ordered below it. */
export function customerOf({
  locale,
  customer,
  company,
}: Pick<DocumentFacts, 'locale' | 'customer' | 'company'>): Party {
  return {
    name: company.name || customer.name,
    address: addressLines(customer.address),
    facts: [...numbers(locale, company.ico, company.dic), ...(company.name ? [customer.name] : [])],
  };
}

function numbers(locale: DocumentFacts['locale'], ico: string, dic: string): string[] {
  const say = documents[locale].invoice;
  return [...(ico ? [`${say.ico}: ${ico}`] : []), ...(dic ? [`${say.dic}: ${dic}`] : [])];
}

const POSTAL = /\b(\d{3})\s?(\d{2})\b/;

/** The parts of an address that was written as a text, as far as they can be recognised. */
export function addressParts(address: string) {
  const all = addressLines(address);
  const lines = all.filter((line) => !isCzechia(line));
  const [first = '', ...rest] = lines;
  const [, street = first, number = ''] = /^(.*\S)\s+(\d\S*)$/.exec(first) ?? [];
  const coded = rest.find((line) => POSTAL.test(line)) ?? '';
  const country = countryNamed(lines.at(-1) ?? '');
  const city = coded.replace(POSTAL, '').trim() || (rest.find((line) => line !== coded) ?? '');
  const [, area = '', place = ''] = POSTAL.exec(coded) ?? [];
  const isCzech = all.length > lines.length;
  return { street, number, city, postalCode: area + place, isCzech, country };
}
