import type { DocumentFacts, DocumentLine } from '../../contract/documents.ts';
import { toBic, toIban } from '../../contract/iban.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { vatWithin } from '../../contract/vat.ts';

/** Amounts of a credit note are above 0 here: what kind of document it is says the rest. */
const crowns = (halere: number): string => (Math.abs(halere) / 100).toFixed(2);

/** The lines of a document and what they add up to. */
export function amountsOf(facts: DocumentFacts) {
  const { lines, isVatPayer, paidHalere, orderId } = facts;
  const deposit = {
    ID: formatOrderNumber(orderId).slice(1),
    VariableSymbol: orderId,
    DepositAmount: crowns(paidHalere),
  };
  return {
    InvoiceLines: {
      InvoiceLine: lines.map((line, index) => invoiceLine(line, index, isVatPayer)),
    },
    NonTaxedDeposits: paidHalere > 0 ? { NonTaxedDeposit: deposit } : null,
    TaxTotal: taxTotal(facts),
    LegalMonetaryTotal: monetaryTotal(facts),
    PaymentMeans: paymentMeans(facts),
  };
}

function invoiceLine(line: DocumentLine, index: number, isVatPayer: boolean) {
  const rate = isVatPayer ? line.vatRate : 0;
  const vat = vatWithin(line.halere, rate);
  const unitVat = vatWithin(line.unitHalere, rate);
  return {
    ID: index + 1,
    InvoicedQuantity: {
      '@unitCode': line.quantity === null ? null : 'ks',
      '#text': line.quantity ?? 1,
    },
    LineExtensionAmount: crowns(line.halere - vat),
    LineExtensionAmountTaxInclusive: crowns(line.halere),
    LineExtensionTaxAmount: crowns(vat),
    UnitPrice: crowns(line.unitHalere - unitVat),
    UnitPriceTaxInclusive: crowns(line.unitHalere),
    ClassifiedTaxCategory: {
      Percent: rate,
      VATCalculationMethod: 1,
      VATApplicable: isVatPayer,
    },
    Item: {
      Description: line.name,
      SellersItemIdentification: line.slug ? { ID: line.slug } : null,
    },
  };
}

const taxTotal = ({ vat, isVatPayer }: DocumentFacts) => ({
  TaxSubTotal: vat.map(({ rate, base, vat: tax, total }) => ({
    TaxableAmount: crowns(base),
    TaxAmount: crowns(tax),
    TaxInclusiveAmount: crowns(total),
    AlreadyClaimedTaxableAmount: '0.00',
    AlreadyClaimedTaxAmount: '0.00',
    AlreadyClaimedTaxInclusiveAmount: '0.00',
    DifferenceTaxableAmount: crowns(base),
    DifferenceTaxAmount: crowns(tax),
    DifferenceTaxInclusiveAmount: crowns(total),
    TaxCategory: { Percent: rate, VATApplicable: isVatPayer },
  })),
  TaxAmount: crowns(vat.reduce((sum, one) => sum + one.vat, 0)),
});

function monetaryTotal({ vat, totalHalere, paidHalere }: DocumentFacts) {
  const base = crowns(vat.reduce((sum, one) => sum + one.base, 0));
  const total = crowns(totalHalere);
  return {
    TaxExclusiveAmount: base,
    TaxInclusiveAmount: total,
    AlreadyClaimedTaxExclusiveAmount: '0.00',
    AlreadyClaimedTaxInclusiveAmount: '0.00',
    DifferenceTaxExclusiveAmount: base,
    DifferenceTaxInclusiveAmount: total,
    PaidDepositsAmount: crowns(paidHalere),
    PayableAmount: crowns(totalHalere - paidHalere),
  };
}

const MEANS = { bank_transfer: 42, card: 48, cash_on_delivery: 50 } as const;

function paymentMeans(facts: DocumentFacts) {
  const { kind, paymentKind, totalHalere, paidHalere } = facts;
  if (kind === 'credit_note' || !paymentKind) return null;
  return {
    Payment: {
      PaidAmount: crowns(totalHalere - paidHalere),
      PaymentMeansCode: MEANS[paymentKind],
      Details: paymentKind === 'bank_transfer' ? account(facts) : null,
    },
  };
}

function account({ seller, dueOn, issuedOn, orderId }: DocumentFacts) {
  const iban = toIban(seller.bank_iban);
  if (!iban) return null;
  const [, bank = '', prefix = '', number = ''] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  const before = Number(prefix) > 0 ? `${Number(prefix)}-` : '';
  return {
    PaymentDueDate: dueOn ?? issuedOn,
    ID: number && `${before}${Number(number)}`,
    BankCode: bank,
    Name: '',
    IBAN: iban,
    BIC: toBic(seller.bank_bic) ?? '',
    VariableSymbol: orderId,
  };
}
