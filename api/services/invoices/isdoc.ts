import type { DocumentFacts } from '../../contract/documents.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { escapeHtml } from '../html.ts';
import { amountsOf, type Element } from './isdocAmounts.ts';
import { addressParts } from './parties.ts';

/** The document as ISDOC 6.0.2, the Czech format of electronic invoices; amounts in crowns. */
export function isdocOf(facts: DocumentFacts): string {
  const root: Element = [
    'Invoice',
    [...head(facts), ...parties(facts), ...references(facts), ...amountsOf(facts)],
    ' xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}

/** Letters that XML can't hold, and line breaks. */
const NO_XML = /[\p{Cc}\ufffe\uffff]/gu;

function write([name, content, attributes = '']: Element): string {
  const inner = Array.isArray(content)
    ? content.map((one: Element | null) => (one ? write(one) : '')).join('')
    : escapeHtml(String(content).replace(NO_XML, ' '));
  return `<${name}${attributes}>${inner}</${name}>`;
}

const head = (facts: DocumentFacts): (Element | null)[] => [
  ['DocumentType', facts.kind === 'credit_note' ? 2 : 1],
  ['ID', facts.number],
  ['UUID', facts.uuid],
  ['IssuingSystem', 'Paddock'],
  ['IssueDate', facts.issuedOn],
  facts.taxableOn ? ['TaxPointDate', facts.taxableOn] : null,
  ['VATApplicable', String(facts.isVatPayer)],
  ['ElectronicPossibilityAgreementReference', ''],
  facts.reason ? ['Note', facts.reason, ` languageID="${facts.locale}"`] : null,
  ['LocalCurrencyCode', 'CZK'],
  ['CurrRate', 1],
  ['RefCurrRate', 1],
];

function parties({ seller, customer, company, isVatPayer }: DocumentFacts): Element[] {
  const tax = (dic: string, scheme: string): Element | null =>
    dic
      ? [
          'PartyTaxScheme',
          [
            ['CompanyID', dic],
            ['TaxScheme', scheme],
          ],
        ]
      : null;
  const supplier: Element = [
    'Party',
    [
      ['PartyIdentification', [['ID', seller.seller_ico]]],
      ['PartyName', [['Name', seller.seller_name || seller['site.name']]]],
      address(seller.seller_address, true),
      tax(seller.seller_dic, isVatPayer ? 'VAT' : 'TIN'),
      seller.seller_register
        ? ['RegisterIdentification', [['Preformatted', seller.seller_register]]]
        : null,
      contact('', seller.contact_phone, seller.contact_email),
    ],
  ];
  const buyer: Element = [
    'Party',
    [
      ['PartyIdentification', [['ID', company.ico]]],
      ['PartyName', [['Name', company.name || customer.name]]],
      address(customer.address, false),
      tax(company.dic, 'VAT'),
      contact(customer.name, customer.phone, customer.email),
    ],
  ];
  return [
    ['AccountingSupplierParty', [supplier]],
    ['AccountingCustomerParty', [buyer]],
  ];
}

function address(text: string, isSeller: boolean): Element {
  const { street, number, city, postalCode, isCzech } = addressParts(text);
  const isHere = isSeller || isCzech || postalCode !== '';
  return [
    'PostalAddress',
    [
      ['StreetName', street],
      ['BuildingNumber', number],
      ['CityName', city],
      ['PostalZone', postalCode],
      [
        'Country',
        [
          ['IdentificationCode', isHere ? 'CZ' : ''],
          ['Name', isHere ? 'Česká republika' : ''],
        ],
      ],
    ],
  ];
}

const contact = (name: string, phone: string, email: string): Element => [
  'Contact',
  [
    name ? ['Name', name] : null,
    phone ? ['Telephone', phone] : null,
    email ? ['ElectronicMail', email] : null,
  ],
];

function references({ orderId, orderedAt, original }: DocumentFacts): (Element | null)[] {
  const order: Element = [
    'OrderReference',
    [
      ['SalesOrderID', formatOrderNumber(orderId).slice(1)],
      ['IssueDate', orderedAt.slice(0, 10)],
    ],
    ' id="order"',
  ];
  return [
    ['OrderReferences', [order]],
    original && [
      'OriginalDocumentReferences',
      [
        [
          'OriginalDocumentReference',
          [
            ['ID', original.number],
            ['IssueDate', original.issuedOn],
            ['UUID', original.uuid],
          ],
          ' id="original"',
        ],
      ],
    ],
  ];
}
