import { expect, it } from 'vitest';
import { OrderItem } from '../../../../db/models/order.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { codeOf, formatCode, parseCode } from '../../../contract/voucherCodes.ts';
import { SELLER } from '../../../testing/testOrders.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { printedVoucher } from './printedVoucher.ts';
import { renderVoucher } from './renderVoucher.ts';

const CODE = codeOf('7K3M9QXA2BD');

const printed = (
  changes: object = {},
  locale: 'cs' | 'en' = 'cs',
  { hasDates = false, seller = SELLER } = {},
) =>
  printedVoucher({
    voucher: Voucher.fromJson({
      code: CODE,
      kind: 'experience',
      piece: 1,
      value_halere: null,
      dedication: 'Pro Petra.\nTáta a máma',
      issued_at: '2026-11-25T10:00:00.000Z',
      valid_until: '2027-11-25',
      redeemed_at: null,
      cancelled_at: null,
      ...changes,
    }),
    item: OrderItem.fromJson({ slug: 'ride', name_cs: 'Jízda', name_en: 'Ride' }),
    hasDates,
    locale,
    seller,
    publicUrl: 'https://rysi.example.cz',
    today: '2027-11-25',
  });
const pdfOf = (voucher: ReturnType<typeof printed>) =>
  renderVoucher(voucher, { accent: '', logo: null });
const read = (pdf: Buffer) => textOfPdf(pdf).replace(/\s+/g, ' ');

it('a voucher says what it is for, to whom, its code, until when and how it is used', async () => {
  const text = read(await pdfOf(printed()));
  for (const said of ['Jízda', 'Pro Petra.', formatCode(CODE), 'Platí do 25. 11. 2027', 'jednou']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('V hodnotě');
});

it('one for an amount says how much', async () => {
  const money = { kind: 'money', value_halere: 100_000, remaining_halere: 100_000 };
  const text = read(await pdfOf(printed(money, 'en')));
  expect(text).toContain('Worth 1,000.00 CZK');
  expect(text).toContain('in parts');
  expect(text).toContain(`Use it to pay when you visit us. Any questions? ${SELLER.contact_email}`);
  expect(text).not.toContain('date');
});

it.each([
  ['cs', 'Propadlý, platil do 24. 11. 2027', { valid_until: '2027-11-24' }],
  ['en', 'Expired, was valid until 24. 11. 2027', { valid_until: '2027-11-24' }],
  ['cs', 'Využitý 1. 11. 2027', { redeemed_at: '2027-10-31T23:30:00.000Z' }],
  ['en', 'Cancelled', { cancelled_at: '2027-10-31T23:30:00.000Z' }],
] as const)(
  'one that is over says so, and not how it is used: %s, %s',
  async (locale, said, changes) => {
    const text = read(await pdfOf(printed(changes, locale)));
    expect(text).toContain(said);
    expect(text).toContain(formatCode(CODE));
    expect(text).not.toMatch(/Platí do|Valid until|Jak ho využít|How to use it|jednou|once/);
  },
);

it.each([
  [
    'cs',
    'Termín si vyberte, nebo už rezervovaný ověřte a změňte, na rysi.example.cz/voucher-date',
    'Domluvte se',
  ],
  [
    'en',
    'Choose the date, or check and change a booked one, at rysi.example.cz/voucher-date',
    'Agree with us',
  ],
] as const)('says where its date is chosen, if there are dates: %s', (locale, choose, arrange) => {
  const firstStep = (hasDates: boolean) =>
    printed({}, locale, { hasDates }).steps[0]?.replaceAll('\u00a0', ' ');
  expect(firstStep(true)).toContain(choose);
  expect(firstStep(true)).toContain(SELLER.contact_email);
  expect(firstStep(false)).toContain(arrange);
});

it('whom to write to arrange a ride stands there to the letter', () => {
  const { steps } = printed({}, 'en', {
    seller: { ...SELLER, contact_email: "team$'s$&$$@example.cz" },
  });
  expect(steps[0]).toContain("team$'s$&$$@example.cz");
});

it('its QR code leads to a page of the site, with the code where no server sees it', () => {
  const { address } = printed();
  expect(new URL(address)).toMatchObject({
    host: 'rysi.example.cz',
    pathname: '/voucher',
    search: '',
  });
  expect(parseCode(address)).toBe(CODE);
});

it.each([
  ['a long name', { name: 'Jízda na sedadle spolujezdce '.repeat(7), dedication: 'x'.repeat(200) }],
  ['many lines', { dedication: 'a\n'.repeat(100) }],
])('is one page with %s', async (_, changes) => {
  const pdf = await pdfOf({ ...printed(), ...changes });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
