import type { DocumentFacts, DocumentLine } from '../../contract/documents.ts';
import { czechAccount, toBic, toIban } from '../../contract/iban.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { vatWithin } from '../../contract/vat.ts';
import { paymentSymbolOf } from './facts.ts';
import { addRates, totalOf } from './rates.ts';

/** What all amounts but those of lines are: of a credit note above 0, since its kind determines the sign. */
const crowns = (halere: number): string => (Math.abs(halere) / 100).toFixed(2);
/** With its sign: a discount's line takes off what the others add, on a credit note as well. */
const crownsOf = (halere: number, kind: DocumentFacts['kind']): string =>
  ((kind === 'credit_note' ? 0 - halere : halere) / 100).toFixed(2);

/** The lines of a document and what they add up to. */
export function amountsOf(facts: DocumentFacts) {
  const { lines, orderId } = facts;
  const untaxed = untaxedOf(facts);
  const deposit = {
    ID: formatOrderNumber(orderId).slice(1),
    VariableSymbol: paymentSymbolOf(facts),
    DepositAmount: crowns(untaxed),
  };
  return {
    InvoiceLines: {
      InvoiceLine: lines.map((line, index) => invoiceLine(line, index, facts)),
    },
    NonTaxedDeposits: untaxed > 0 ? { NonTaxedDeposit: deposit } : null,
    TaxedDeposits: taxedDeposits(facts),
    TaxTotal: taxTotal(facts),
    LegalMonetaryTotal: monetaryTotal(facts),
    PaymentMeans: paymentMeans(facts),
  };
}

/** What was paid before and taxed by no document of its own. */
const untaxedOf = ({ kind, paidHalere, deposits = [] }: DocumentFacts): number =>
  kind === 'invoice' ? paidHalere - totalOf(deposits.flatMap(({ vat }) => vat)) : 0;

function taxedDeposits(facts: DocumentFacts) {
  const { deposits = [], isVatPayer } = facts;
  if (deposits.length === 0) return null;
  return {
    TaxedDeposit: deposits.flatMap(({ number, vat }) =>
      vat.map(({ rate, base, total }) => ({
        ID: number,
        VariableSymbol: paymentSymbolOf(facts),
        TaxableDepositAmount: crowns(base),
        TaxInclusiveDepositAmount: crowns(total),
        ClassifiedTaxCategory: taxCategory(rate, isVatPayer),
      })),
    ),
  };
}

const taxCategory = (rate: number, isVatPayer: boolean) => ({
  Percent: rate,
  VATCalculationMethod: 1,
  VATApplicable: isVatPayer,
});

function invoiceLine(
  line: DocumentLine,
  index: number,
  { isVatPayer, kind }: Pick<DocumentFacts, 'isVatPayer' | 'kind'>,
) {
  const amount = (halere: number) => crownsOf(halere, kind);
  const rate = isVatPayer ? line.vatRate : 0;
  const vat = vatWithin(line.halere, rate);
  const unitVat = vatWithin(line.unitHalere, rate);
  return {
    ID: index + 1,
    InvoicedQuantity: {
      '@unitCode': line.quantity === null ? null : 'ks',
      '#text': line.quantity ?? 1,
    },
    LineExtensionAmount: amount(line.halere - vat),
    LineExtensionAmountTaxInclusive: amount(line.halere),
    LineExtensionTaxAmount: amount(vat),
    UnitPrice: amount(line.unitHalere - unitVat),
    UnitPriceTaxInclusive: amount(line.unitHalere),
    ClassifiedTaxCategory: taxCategory(rate, isVatPayer && !line.isOutsideVat),
    Item: {
      Description: line.name,
      SellersItemIdentification: line.slug ? { ID: line.slug } : null,
    },
  };
}

const NOTHING = { base: 0, vat: 0, total: 0 };

/** The sums at each rate, what other documents taxed of them before, and what is left. */
function taxTotal({ kind, vat, deposits = [], isVatPayer }: DocumentFacts) {
  const claimed = addRates(...deposits.map((deposit) => deposit.vat));
  return {
    TaxSubTotal: vat.map((sum) => {
      const before = claimed.find(({ rate }) => rate === sum.rate) ?? NOTHING;
      return {
        TaxableAmount: crowns(sum.base),
        TaxAmount: crowns(sum.vat),
        TaxInclusiveAmount: crowns(sum.total),
        AlreadyClaimedTaxableAmount: crowns(before.base),
        AlreadyClaimedTaxAmount: crowns(before.vat),
        AlreadyClaimedTaxInclusiveAmount: crowns(before.total),
        // Below 0 at a rate that payments were taxed at and of which less is left (VAT act, § 37a).
        DifferenceTaxableAmount: crownsOf(sum.base - before.base, kind),
        DifferenceTaxAmount: crownsOf(sum.vat - before.vat, kind),
        DifferenceTaxInclusiveAmount: crownsOf(sum.total - before.total, kind),
        TaxCategory: { Percent: sum.rate, VATApplicable: isVatPayer },
      };
    }),
    TaxAmount: crowns(vat.reduce((all, sum) => all + sum.vat, 0)),
  };
}

function monetaryTotal(facts: DocumentFacts) {
  const { kind, vat, totalHalere, deposits = [] } = facts;
  const base = vat.reduce((sum, one) => sum + one.base, 0);
  const before = deposits.flatMap((deposit) => deposit.vat);
  const claimedBase = before.reduce((sum, one) => sum + one.base, 0);
  const claimed = totalOf(before);
  const untaxed = untaxedOf(facts);
  const isSettled = kind === 'advance' || kind === 'debit_note';
  return {
    TaxExclusiveAmount: crowns(base),
    TaxInclusiveAmount: crowns(totalHalere),
    AlreadyClaimedTaxExclusiveAmount: crowns(claimedBase),
    AlreadyClaimedTaxInclusiveAmount: crowns(claimed),
    DifferenceTaxExclusiveAmount: crownsOf(base - claimedBase, kind),
    DifferenceTaxInclusiveAmount: crowns(totalHalere - claimed),
    PaidDepositsAmount: crowns(untaxed),
    PayableAmount: crowns(isSettled ? 0 : totalHalere - claimed - untaxed),
  };
}

const MEANS = { bank_transfer: 42, card: 48, cash_on_delivery: 50 } as const;

function paymentMeans(facts: DocumentFacts) {
  const { kind, paymentKind, totalHalere, paidHalere } = facts;
  if (kind !== 'invoice' || !paymentKind) return null;
  return {
    Payment: {
      PaidAmount: crowns(totalHalere - paidHalere),
      PaymentMeansCode: MEANS[paymentKind],
      Details: paymentKind === 'bank_transfer' ? account(facts) : null,
    },
  };
}

function account(facts: DocumentFacts) {
  const { seller, dueOn, issuedOn } = facts;
  const iban = toIban(seller.bank_iban);
  if (!iban) return null;
  const [number = '', bank = ''] = czechAccount(iban)?.split('/') ?? [];
  return {
    PaymentDueDate: dueOn ?? issuedOn,
    ID: number,
    BankCode: bank,
    Name: '',
    IBAN: iban,
    BIC: toBic(seller.bank_bic) ?? '',
    VariableSymbol: paymentSymbolOf(facts),
  };
}
