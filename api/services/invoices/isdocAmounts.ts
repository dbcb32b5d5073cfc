import type { DocumentFacts, DocumentLine } from '../../contract/documents.ts';
import { toBic, toIban } from '../../contract/iban.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { vatWithin } from '../../contract/vat.ts';

/** A name with its content: a text, or further elements; null is left out. */
export type Element = readonly [
  name: string,
  content: string | number | readonly (Element | null)[],
  attributes?: string,
];

/** Amounts of a credit note are above 0 here: what kind of document it is says the rest. */
const crowns = (halere: number): string => (Math.abs(halere) / 100).toFixed(2);

/** The lines of a document and what they add up to. */
export function amountsOf(facts: DocumentFacts): (Element | null)[] {
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
