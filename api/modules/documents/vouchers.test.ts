import { expect, it } from 'vitest';
import { factsOf } from '../../testing/factsOf.ts';
import { PAYER, SELLER, testOrder } from '../../testing/testOrders.ts';
import { isdocOf } from './isdoc.ts';
import { printedForm } from './printedForm.ts';

/** A cap, a ride as a voucher and a voucher for an amount, sent as a parcel at the rates of the goods. */
const order = () =>
  testOrder({
    shipping_vat_rate: null,
    total_halere: 49_090 + 500_000 + 100_000 + 12_900,
    ...{
      items: [
        { slug: 'cap', price_halere: 49_090, vat_rate: 21, voucher_kind: '' },
        { slug: 'ride', price_halere: 500_000, vat_rate: 12, voucher_kind: 'experience' },
        { slug: 'gift', price_halere: 100_000, vat_rate: 0, voucher_kind: 'money' },
      ].map((item) => ({ ...item, name_cs: item.slug, name_en: item.slug, quantity: 1 })),
    },
  } as Parameters<typeof testOrder>[0]);

it('an experience is taxed when it is sold (§ 15a), a voucher for an amount isn’t (§ 15b)', () => {
  const { lines, vat, totalHalere } = factsOf(order(), PAYER);
  const sold = lines.filter(({ slug }) => slug !== '');
  expect(sold.map(({ vatRate, isOutsideVat }) => [vatRate, isOutsideVat ?? false])).toEqual([
    [21, false],
    [12, false],
    [0, true],
  ]);
  expect(vat.find(({ rate }) => rate === 0)).toEqual({
    rate: 0,
    base: 100_000,
    vat: 0,
    total: 100_000,
  });
  expect(vat.reduce((sum, { total }) => sum + total, 0)).toBe(totalHalere);
  // The parcel follows the goods, of which the voucher is none (§ 36).
  const shipping = lines.filter(({ name }) => name.startsWith('Doprava'));
  expect(shipping.map(({ vatRate }) => vatRate)).toEqual([21, 12]);
});

it('the document says why, and shows no rate with the voucher', () => {
  const facts = { ...factsOf(order(), PAYER), kind: 'invoice' as const, number: '2026000001' };
  const { lines, notes } = printedForm(facts, 'https://rysi.example.cz');
  expect(lines.find(({ name }) => name === 'gift')?.rate).toBe('');
  expect(notes.join(' ')).toContain('§ 15b');
  expect(isdocOf({ ...facts, issuedOn: '2026-03-25' })).toMatch(
    /<VATApplicable>false<\/VATApplicable>[\s\S]*<Description>gift</,
  );
});

it('nothing is said of it where the seller pays no VAT', () => {
  const { lines, ...facts } = factsOf(order(), SELLER);
  expect(lines.some(({ isOutsideVat }) => isOutsideVat)).toBe(false);
  const { notes } = printedForm({ ...facts, lines }, 'https://rysi.example.cz');
  expect(notes.join(' ')).not.toContain('15b');
});
