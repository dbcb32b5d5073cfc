import { countryName } from '../../contract/countries.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts } from '../../contract/documents.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { sellerNameOf } from '../../contract/siteNames.ts';
import { type XmlContent, xml } from '../../platform/xml.ts';
import { withDays } from './accountingDays.ts';
import { amountsOf } from './isdocAmounts.ts';
import { addressParts } from './parties.ts';

/** The document as ISDOC 6.0.2, the Czech format of electronic invoices; amounts in crowns. */
export function isdocOf(given: DocumentFacts): string {
  const facts = withDays(given);
  const invoice = xml('Invoice', {
    '@xmlns': 'http://isdoc.cz/namespace/2013',
    '@version': '6.0.2',
    ...head(facts),
    ...parties(facts),
    ...references(facts),
    ...amountsOf(facts),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`;
}

const head = (facts: DocumentFacts) => ({
  DocumentType: typeOf(facts),
  ID: facts.number,
  UUID: facts.uuid,
  IssuingSystem: 'Paddock',
  IssueDate: facts.issuedOn,
  TaxPointDate: facts.taxableOn || null,
  VATApplicable: facts.isVatPayer,
  ElectronicPossibilityAgreementReference: '',
  Note: facts.reason ? { '@languageID': facts.locale, '#text': facts.reason } : null,
  LocalCurrencyCode: 'CZK',
  CurrRate: 1,
  RefCurrRate: 1,
});

/** ISDOC's own numbers of the kinds. */
function typeOf({ kind, original }: DocumentFacts): number {
  if (kind === 'credit_note') return original?.kind === 'advance' ? 6 : 2;
  return { proforma: 4, invoice: 1, advance: 5, debit_note: 3 }[kind];
}

function parties({ seller, customer, company, isVatPayer }: DocumentFacts) {
  const tax = (dic: string, scheme: string): XmlContent =>
    dic ? { CompanyID: dic, TaxScheme: scheme } : null;
  const register = seller.seller_register;
  return {
    AccountingSupplierParty: {
      Party: {
        PartyIdentification: { ID: seller.seller_ico },
        PartyName: { Name: sellerNameOf(seller) },
        PostalAddress: address(seller.seller_address, true),
        PartyTaxScheme: tax(seller.seller_dic, isVatPayer ? 'VAT' : 'TIN'),
        RegisterIdentification: register ? { Preformatted: register } : null,
        Contact: contact('', seller.contact_phone, seller.contact_email),
      },
    },
    AccountingCustomerParty: {
      Party: {
        PartyIdentification: { ID: company.ico },
        PartyName: { Name: company.name || customer.name },
        PostalAddress: address(customer.address, false),
        PartyTaxScheme: tax(company.dic, 'VAT'),
        Contact: contact(customer.name, '', ''),
      },
    },
  };
}

function address(text: string, isSeller: boolean) {
  const { street, number, city, postalCode, isCzech, country } = addressParts(text);
  const isHere = isSeller || isCzech || (postalCode !== '' && country === null);
  return {
    StreetName: street,
    BuildingNumber: number,
    CityName: city,
    PostalZone: postalCode,
    Country: isHere
      ? { IdentificationCode: 'CZ', Name: 'Česká republika' }
      : { IdentificationCode: country ?? '', Name: country ? countryName(country, 'cs') : '' },
  };
}

const contact = (name: string, phone: string, email: string) => ({
  Name: name || null,
  Telephone: phone || null,
  ElectronicMail: email || null,
});

const references = ({ orderId, orderedAt, original }: DocumentFacts) => ({
  OrderReferences: {
    OrderReference: {
      '@id': 'order',
      SalesOrderID: formatOrderNumber(orderId).slice(1),
      IssueDate: pragueToday(new Date(orderedAt)),
    },
  },
  OriginalDocumentReferences: original && {
    OriginalDocumentReference: {
      '@id': 'original',
      ID: original.number,
      IssueDate: original.issuedOn,
      UUID: original.uuid,
    },
  },
});
