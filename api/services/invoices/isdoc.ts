import type { DocumentFacts, DocumentLine } from '../../contract/documents.ts';
import { toBic, toIban } from '../../contract/iban.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { vatWithin } from '../../contract/vat.ts';
import { escapeHtml } from '../html.ts';
import { addressParts } from './parties.ts';

/** A name with its content: a text, or further elements; null is left out. */
type Element = readonly [
  name: string,
  content: string | number | readonly (Element | null)[],
  attributes?: string,
];

/** The document as ISDOC 6.0.2, the Czech format of electronic invoices; amounts in crowns. */
export function isdocOf(facts: DocumentFacts): string {
  const root: Element = [
    'Invoice',
    [...head(facts), ...parties(facts), ...references(facts), ...body(facts)],
    ' xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}

function write([name, content, attributes = '']: Element): string {
  const inner = Array.isArray(content)
    ? content.map((one: Element | null) => (one ? write(one) : '')).join('')
    : escapeHtml(String(content));
  return `<${name}${attributes}>${inner}</${name}>`;
}

/** Amounts of a credit note are above 0 here: what kind of document it is says the rest. */
const crowns = (halere: number): string => (Math.abs(halere) / 100).toFixed(2);

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

function body(facts: DocumentFacts): (Element | null)[] {
  const { lines, isVatPayer, paidHalere, orderId } = facts;
  const deposit: Element = [
    'NonTaxedDeposit',
    [
      ['ID', formatOrderNumber(orderId).slice(1)],
      ['VariableSymbol', orderId],
      ['DepositAmount', crowns(paidHalere)],
    ],
  ];
  return [
    ['InvoiceLines', lines.map((line, index) => invoiceLine(line, index, isVatPayer))],
    paidHalere > 0 ? ['NonTaxedDeposits', [deposit]] : null,
    taxTotal(facts),
    monetaryTotal(facts),
    paymentMeans(facts),
  ];
}

function invoiceLine(line: DocumentLine, index: number, isVatPayer: boolean): Element {
  const rate = isVatPayer ? line.vatRate : 0;
  const vat = vatWithin(line.halere, rate);
  const unitVat = vatWithin(line.unitHalere, rate);
  return [
    'InvoiceLine',
    [
      ['ID', index + 1],
      ['InvoicedQuantity', line.quantity ?? 1, line.quantity === null ? '' : ' unitCode="ks"'],
      ['LineExtensionAmount', crowns(line.halere - vat)],
      ['LineExtensionAmountTaxInclusive', crowns(line.halere)],
      ['LineExtensionTaxAmount', crowns(vat)],
      ['UnitPrice', crowns(line.unitHalere - unitVat)],
      ['UnitPriceTaxInclusive', crowns(line.unitHalere)],
      [
        'ClassifiedTaxCategory',
        [
          ['Percent', rate],
          ['VATCalculationMethod', 1],
          ['VATApplicable', String(isVatPayer)],
        ],
      ],
      [
        'Item',
        [
          ['Description', line.name],
          line.slug ? ['SellersItemIdentification', [['ID', line.slug]]] : null,
        ],
      ],
    ],
  ];
}

const taxTotal = ({ vat, isVatPayer }: DocumentFacts): Element => [
  'TaxTotal',
  [
    ...vat.map(
      ({ rate, base, vat: tax, total }): Element => [
        'TaxSubTotal',
        [
          ['TaxableAmount', crowns(base)],
          ['TaxAmount', crowns(tax)],
          ['TaxInclusiveAmount', crowns(total)],
          ...NOTHING_CLAIMED,
          ['DifferenceTaxableAmount', crowns(base)],
          ['DifferenceTaxAmount', crowns(tax)],
          ['DifferenceTaxInclusiveAmount', crowns(total)],
          [
            'TaxCategory',
            [
              ['Percent', rate],
              ['VATApplicable', String(isVatPayer)],
            ],
          ],
        ],
      ],
    ),
    ['TaxAmount', crowns(vat.reduce((sum, one) => sum + one.vat, 0))],
  ],
];

const NOTHING_CLAIMED: readonly Element[] = [
  ['AlreadyClaimedTaxableAmount', '0.00'],
  ['AlreadyClaimedTaxAmount', '0.00'],
  ['AlreadyClaimedTaxInclusiveAmount', '0.00'],
];

function monetaryTotal({ vat, totalHalere, paidHalere }: DocumentFacts): Element {
  const base = crowns(vat.reduce((sum, one) => sum + one.base, 0));
  const total = crowns(totalHalere);
  return [
    'LegalMonetaryTotal',
    [
      ['TaxExclusiveAmount', base],
      ['TaxInclusiveAmount', total],
      ['AlreadyClaimedTaxExclusiveAmount', '0.00'],
      ['AlreadyClaimedTaxInclusiveAmount', '0.00'],
      ['DifferenceTaxExclusiveAmount', base],
      ['DifferenceTaxInclusiveAmount', total],
      ['PaidDepositsAmount', crowns(paidHalere)],
      ['PayableAmount', crowns(totalHalere - paidHalere)],
    ],
  ];
}

const MEANS = { bank_transfer: 42, card: 48, cash_on_delivery: 50 } as const;

function paymentMeans(facts: DocumentFacts): Element | null {
  const { kind, paymentKind, totalHalere, paidHalere } = facts;
  if (kind === 'credit_note' || !paymentKind) return null;
  const details = paymentKind === 'bank_transfer' ? account(facts) : null;
  return [
    'PaymentMeans',
    [
      [
        'Payment',
        [
          ['PaidAmount', crowns(totalHalere - paidHalere)],
          ['PaymentMeansCode', MEANS[paymentKind]],
          details,
        ],
      ],
    ],
  ];
}

function account({ seller, dueOn, issuedOn, orderId }: DocumentFacts): Element | null {
  const iban = toIban(seller.bank_iban);
  if (!iban) return null;
  const [, bank = '', prefix = '', number = ''] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  const before = Number(prefix) > 0 ? `${Number(prefix)}-` : '';
  return [
    'Details',
    [
      ['PaymentDueDate', dueOn ?? issuedOn],
      ['ID', number && `${before}${Number(number)}`],
      ['BankCode', bank],
      ['Name', ''],
      ['IBAN', iban],
      ['BIC', toBic(seller.bank_bic) ?? ''],
      ['VariableSymbol', orderId],
    ],
  ];
}
