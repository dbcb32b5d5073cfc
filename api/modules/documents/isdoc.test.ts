import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { DocumentFacts } from '../../contract/documents.ts';
import { factsOf } from '../../testing/factsOf.ts';
import { issuedFrom, PAYER, SELLER, testOrder } from '../../testing/testOrders.ts';
import { advanceDraft, creditDraft, debitDraft, invoiceDraft } from './drafts.ts';
import { isdocOf } from './isdoc.ts';

const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(import.meta.dirname, 'isdoc-schema', fileName), 'utf8'),
});
const SCHEMA = {
  schema: [schema('isdoc-invoice-6.0.2.xsd')],
  preload: [schema('isdoc-core-6.0.2.xsd')],
};

const ISSUED = {
  kind: 'invoice',
  number: '2026000001',
  uuid: '0b5c9c2e-7a0f-4a52-9d5e-6b1f6f4f2a11',
  issuedOn: '2026-03-25',
  taxableOn: '2026-03-24',
} as const;
const COMPANY = {
  company_name: 'Brzdy & spol. <s.r.o.>',
  company_ico: '27074358',
  company_dic: 'CZ27074358',
};

const invoice = (changes: Parameters<typeof testOrder>[0] = {}, seller = PAYER): DocumentFacts => ({
  ...factsOf(testOrder(changes), seller),
  ...ISSUED,
});

const NOW = new Date('2026-03-26T10:00:00.000Z');

/** A part of an invoice, or all of it, given back. */
function credit(of: DocumentFacts, halere: number, seller = PAYER): DocumentFacts {
  const original = issuedFrom({ ...of, kind: 'invoice' }, 1);
  const source = { order: testOrder(), seller, documents: [original], now: NOW };
  const draft = creditDraft(source, { original, halere, reason: 'Vráceno' });
  return { ...draft, number: 'D2026000001' };
}

/** A payment in advance, the invoice that deducts it, and what corrects the two. */
function withAdvance() {
  const source = { order: testOrder({ paid_halere: 50_000 }), seller: PAYER, now: NOW };
  const advance = issuedFrom(advanceDraft({ ...source, documents: [] }, 50_000), 1);
  const returned = { original: advance, halere: 10_000, reason: 'Vráceno' };
  const credited = issuedFrom(creditDraft({ ...source, documents: [advance] }, returned), 2, 1);
  const before = [advance, credited];
  const final = issuedFrom(invoiceDraft({ ...source, documents: before }), 3);
  const part = { original: final, halere: 30_000, reason: 'Vráceno' };
  const less = issuedFrom(creditDraft({ ...source, documents: [...before, final] }, part), 4, 3);
  const again = { original: final, halere: 20_000, reason: 'Znovu' };
  const debit = debitDraft({ ...source, documents: [...before, final, less] }, again);
  return { advance: advance.facts, credited: credited.facts, final: final.facts, debit };
}

/** The invoice of an order of whose items at 12 % nothing is left, after a payment that was for both. */
function withdrawnAfterAdvance(): DocumentFacts {
  const items = [21, 12].map((vat_rate, index) => ({
    ...{ id: index + 1, slug: 'cap', name_cs: 'Kšiltovka', name_en: 'Cap' },
    ...{ quantity: 1, price_halere: 50_000, vat_rate },
  }));
  const total_halere = 112_900;
  const order = testOrder({ paid_halere: 60_000, total_halere });
  order.$setJson({ ...order.$toJson(), items });
  const source = { order, seller: PAYER, now: NOW };
  const advance = issuedFrom(advanceDraft({ ...source, documents: [] }, 60_000), 1);
  const settled = { id: 1, state: 'settled', items: [{ order_item_id: 2, quantity: 1 }] };
  const withdrawals = [{ ...settled, taken_off_halere: 50_000 }];
  order.$setJson({ ...order.$toJson(), total_halere: 62_900, withdrawals });
  return invoiceDraft({ ...source, documents: [advance] });
}

const whole = invoice();

const DOCUMENTS: Record<string, DocumentFacts> = {
  'of a VAT payer, with three rates': invoice({ lines: 3 }),
  'of who pays no VAT': invoice({}, SELLER),
  'with shipping at the rates of the goods': invoice({ shipping_vat_rate: null }),
  'to a company': invoice(COMPANY),
  'paid, by card': invoice({ payment_kind: 'card', paid_halere: 209_260 }),
  'half paid, without an account': invoice({ paid_halere: 100 }, { ...PAYER, bank_iban: '' }),
  'paid in an unknown way': invoice({ payment_kind: null }),
  'without any address': invoice({ customer_address: '' }, { ...PAYER, seller_address: '' }),
  'given back wholly': credit(whole, whole.totalHalere),
  'given back in part': credit(whole, 12_345),
  'of who pays no VAT, given back in part': credit(invoice({}, SELLER), 12_345, SELLER),
  ...withAdvance(),
  'with a rate that only a payment was taxed at': withdrawnAfterAdvance(),
};

it('is valid by its schema, and a mistake would be found', async () => {
  const xml = Object.entries(DOCUMENTS).map(([fileName, facts]) => ({
    fileName,
    contents: isdocOf(facts),
  }));
  const contents = isdocOf(whole).replace(/<UUID>.*?<\/UUID>/, '<UUID>none</UUID>');
  const { errors } = await validateXML({
    xml: [...xml, { fileName: 'wrong', contents }],
    ...SCHEMA,
  });
  const inFiles = new Set(errors.map(({ loc, rawMessage }) => loc?.fileName ?? rawMessage));
  expect([...inFiles]).toEqual(['wrong']);
});

it('deducts more than there is at a rate that only a payment was taxed at', () => {
  const xml = isdocOf(withdrawnAfterAdvance());
  expect(valuesOf(xml, 'AlreadyClaimedTaxInclusiveAmount')).toEqual(['334.28', '265.72', '600.00']);
  expect(valuesOf(xml, 'DifferenceTaxInclusiveAmount')).toEqual(['294.72', '-265.72', '29.00']);
  const bases = valuesOf(xml, 'DifferenceTaxableAmount').map(Number);
  expect(valuesOf(xml, 'DifferenceTaxExclusiveAmount').map(Number)).toEqual([
    expect.closeTo(
      bases.reduce((sum, base) => sum + base, 0),
      5,
    ),
  ]);
});

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);

it('says what the printed document says', () => {
  const xml = isdocOf(whole);
  // 981.80 + 129.00 at 21 %, 981.80 at 12 %.
  expect(valuesOf(xml, 'Percent').slice(-2)).toEqual(['21', '12']);
  expect(valuesOf(xml, 'TaxableAmount')).toEqual(['918.02', '876.61']);
  expect(valuesOf(xml, 'TaxAmount')).toEqual(['192.78', '105.19', '297.97']);
  expect(valuesOf(xml, 'TaxExclusiveAmount')).toEqual(['1794.63']);
  expect(valuesOf(xml, 'TaxInclusiveAmount').at(-1)).toBe('2092.60');
  expect(valuesOf(xml, 'ElectronicMail')).toEqual(['info@example.cz']);
  expect(valuesOf(xml, 'Telephone')).toEqual([]);
  expect(valuesOf(xml, 'StreetName')).toEqual(['Pod Rysím vrchem', 'Nádražní']);
  expect(valuesOf(xml, 'BuildingNumber')).toEqual(['27', '5']);
  expect(valuesOf(xml, 'CityName')).toEqual(['Písek', 'Písek']);
  expect(valuesOf(xml, 'PostalZone')).toEqual(['39701', '39701']);
  expect(valuesOf(xml, 'ID')).toContain('19-2000145399');
  expect(valuesOf(xml, 'BankCode')).toEqual(['0800']);
});

it('has the days in Prague: of the order, of the supply where VAT is paid, and due once it is issued', () => {
  const days = (xml: string) => [
    ...valuesOf(xml, 'TaxPointDate'),
    ...valuesOf(xml, 'IssueDate'),
    ...valuesOf(xml, 'PaymentDueDate'),
  ];
  // Ordered late on the 21st, in Greenwich.
  expect(days(isdocOf(whole))).toEqual(['2026-03-24', '2026-03-25', '2026-03-22', '2026-03-29']);
  const late = { ...invoice({}, SELLER), issuedOn: '2026-04-15' };
  expect(days(isdocOf(late))).toEqual(['2026-04-15', '2026-03-22', '2026-04-15']);
});

it('has the amounts of a credit note above 0, names the invoice and has its own tax point (§ 45)', () => {
  const xml = isdocOf(credit(whole, 12_345));
  expect(valuesOf(xml, 'DocumentType')).toEqual(['2']);
  expect(valuesOf(xml, 'PayableAmount')).toEqual(['123.45']);
  expect(xml).toContain('<OriginalDocumentReference id="original"><ID>2026000001</ID>');
  expect(valuesOf(xml, 'TaxPointDate')).toEqual(['2026-03-26']);
  expect(isdocOf(credit(invoice({}, SELLER), 12_345, SELLER))).not.toContain('TaxPointDate');
});
