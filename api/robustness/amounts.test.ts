import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { orderRows } from '../../admin/orders/orderRows.ts';
import type { Order } from '../../db/models/order.ts';
import { cartSums } from '../../storefront/cart/cartLines.ts';
import { transferTo } from '../contract/bankTransfer.ts';
import { discountOf } from '../contract/discounts.ts';
import { formatPrice, toCrowns, toHalere } from '../contract/money.ts';
import { openHalere, paymentState } from '../contract/payments.ts';
import type { OrderPage } from '../contract/types.ts';
import { isWithdrawnWhole } from '../contract/withdrawals.ts';
import { creditDraft } from '../modules/documents/drafts.ts';
import { isdocOf } from '../modules/documents/isdoc.ts';
import { printedForm } from '../modules/documents/printedForm.ts';
import { renderDocument } from '../modules/documents/renderDocument.ts';
import { textOfLetter } from '../modules/mail/letter.ts';
import { orderLetter } from '../modules/mail/letters/orderLetter.ts';
import { MAIL_WORDS } from '../modules/mail/letters/words.ts';
import { priceOrder } from '../modules/orders/checkout/priceOrder.ts';
import { presentOrderPage } from '../modules/orders/orderPages/present.ts';
import { presentOrder } from '../modules/orders/present.ts';
import { asWhole } from '../modules/orders/queries.ts';
import { factsOf } from '../testing/factsOf.ts';
import { issuedFrom, PAYER, SELLER, testOrder } from '../testing/testOrders.ts';
import { anySale, type Sale } from './anySale.ts';
import { expectedSums, type Sums, shown } from './expectedSums.ts';
import { renderedOrder } from './renderedOrder.ts';

/** `FUZZ_SEED` asks for other orders, `FUZZ_FACTOR` for more (`npm run test:deep`: 100,000). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_331);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
const SALES = FACTOR > 1 ? 10_000 * FACTOR : 500;
/** Of so many sales the PDFs and pages are made. */
const PRINTED = 20;
const SITE = 'https://rysi.example.cz';

it('an order costs the same to the haléř everywhere', { timeout: 900_000 }, () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const { order, sums } = placed(sale);
      expectSameAnswers(order, sums);
      expectSamePapers(order, sums, sale);
    }),
    { seed: SEED, numRuns: SALES },
  );
});

it('a printed document has these amounts in its text', async () => {
  const drawn = vi.spyOn(PDFDocument.prototype, 'text');
  for (const sale of fc.sample(anySale, { seed: SEED, numRuns: PRINTED })) {
    const { order, sums } = placed(sale);
    const seller = sale.isPayer ? PAYER : SELLER;
    const facts = factsOf(order, seller);
    drawn.mockClear();
    await renderDocument(printedForm(facts, SITE), { accent: '', logo: null });
    const texts = drawn.mock.calls.map(([text]) => String(text));
    const money = (halere: number) => shown(halere, order);
    const wanted = [
      ...[...sums.lines, ...sums.discountLines, ...sums.withdrawnLines].map((line) => money(line)),
      ...(sale.isPayer ? sums.vat.flatMap(({ base, vat }) => [money(base), money(vat)]) : []),
      money(sums.total),
    ];
    expect(wanted.filter((amount) => !texts.some((text) => text.includes(amount)))).toEqual([]);
  }
  drawn.mockRestore();
});

it('the page of an order shows these amounts', () => {
  for (const sale of fc.sample(anySale, { seed: SEED, numRuns: PRINTED })) {
    const { order, sums } = placed(sale);
    const texts = renderedOrder(pageOf(order), order.locale).split('\n');
    const less = [-sums.discount, ...sums.withdrawnLines];
    const more = [...less, sums.shipping, sums.fee, -sums.more].filter(Boolean);
    const rows = [...sums.lines, ...more, sums.total];
    const wanted = rows.map((halere) => shown(halere, order));
    const money = texts.filter((text) => /\d\u00a0(Kč|CZK)/.test(text));
    // Nothing after the rows and their sum is an amount.
    expect(money.slice(-rows.length)).toEqual(wanted);
    const open = sale.kind !== 'card' && sums.open > 0 ? [shown(sums.open, order)] : [];
    // What is open may stand in a sentence.
    expect(open.filter((amount) => !money.some((text) => text.includes(amount)))).toEqual([]);
  }
});

/** A sale as the cart sends it and the server stores it. */
function placed(sale: Sale): { order: Order; sums: Sums } {
  const sums = expectedSums(sale);
  const { shipping, locale, kind, fee } = sale;
  const products = sale.lines.map(({ halere, rate }, index) => ({
    id: index + 1,
    slug: `cap-${index}`,
    variant_id: null,
    sku: '',
    level: null,
    voucher: null,
    slot: null,
    price_halere: halere,
    vat_rate: rate,
    is_withdrawable: true,
    category: sale.lines[index]?.category ?? 'merchandise',
    name_en: 'Cap',
    name_cs: 'Kšiltovka',
    description_en: '',
    description_cs: '',
  }));
  const cart = products.map(({ id, slug, price_halere, category }, index) => ({
    id,
    slug,
    category,
    price: toCrowns(price_halere),
    image_path: '',
    image_info: null,
    translations: { en: { name: '', description: '' }, cs: { name: '', description: '' } },
    quantity: sale.lines[index]?.quantity ?? 0,
  }));
  const { discount } = sale;
  const terms = discount && {
    percent: discount.percent,
    amount_halere: discount.percent === null ? discount.halere : null,
    min_halere: null,
    product_categories: discount.only.join(','),
  };
  const seen = cartSums(
    cart,
    {
      price: toCrowns(shipping.halere),
      free_above: shipping.freeAbove === null ? null : toCrowns(shipping.freeAbove),
    },
    { fee: toCrowns(fee) },
    (items) => (terms && discountOf(terms, items).shares) ?? [],
  );
  const sent: { total: number } = JSON.parse(JSON.stringify({ total: toCrowns(seen.total) }));
  const pricing = priceOrder(
    { items: cart.map(({ id, price, quantity }) => ({ id, price, quantity })), total: sent.total },
    { products, slots: [] },
    { price_halere: shipping.halere, free_above_halere: shipping.freeAbove },
    { price_halere: fee },
    terms && sums.discount > 0 ? { code: 'LETO26', terms, problem: null } : null,
  );
  expect(pricing.lines.map(({ discountHalere }) => discountHalere)).toEqual(sums.discounts);
  expect(pricing).toMatchObject({
    isAgreed: true,
    totalHalere: sums.ordered,
    shippingHalere: sums.shipping,
    feeHalere: sums.fee,
  });
  expect(seen).toEqual({
    items: sums.ordered + sums.discount - sums.shipping - sums.fee,
    discount: sums.discount,
    shipping: sums.shipping,
    fee: sums.fee,
    total: sums.ordered,
  });
  const money = { paid: sums.total - sums.open, refunded: 0, total: sums.total };
  expect(openHalere(money)).toBe(sums.open);
  const order = testOrder({
    locale,
    payment_kind: kind,
    status: 'pending',
    payment_due: null,
    shipping_price_halere: pricing.shippingHalere,
    shipping_vat_rate: shipping.rate,
    payment_fee_halere: pricing.feeHalere,
    total_halere: pricing.totalHalere - sums.takenOff,
    discount_code: sums.discount > 0 ? 'LETO26' : '',
    paid_halere: money.paid,
    payment_state: paymentState(money, { isCancelled: false }),
  });
  order.$setJson({
    ...order.$toJson(),
    items: products.map((product, index) => ({
      ...product,
      quantity: sale.lines[index]?.quantity ?? 0,
      discount_halere: sums.discounts[index] ?? 0,
    })),
    withdrawals: sums.takenOff > 0 ? [withdrawalOf(sums)] : [],
  });
  return { order, sums };
}

/** A settled withdrawal, as it is stored. */
const withdrawalOf = ({ pieces, takenOff }: Sums) => ({
  id: 1,
  state: 'settled',
  taken_off_halere: takenOff,
  items: pieces
    .map((quantity, index) => ({ order_item_id: index + 1, quantity }))
    .filter(({ quantity }) => quantity > 0),
});

/** An order's lines where none is split by rates of VAT. */
const linesOf = ({ lines, discount, withdrawnLines, shipping, fee, more }: Sums) => [
  ...lines,
  ...(discount > 0 ? [-discount] : []),
  ...withdrawnLines,
  shipping,
  0,
  ...(fee > 0 ? [fee] : []),
  ...(more > 0 ? [-more] : []),
];

const LABELS = {
  discount: '',
  withdrawn: '',
  withdrawnMore: '',
  shipping: '',
  payment: '',
  fee: '',
  credited: '',
  notGiven: '',
};

/** The answers of the API, and what the order's page shows of them. */
function expectSameAnswers(order: Order, sums: Sums): void {
  const admin = JSON.parse(
    JSON.stringify(presentOrder(asWhole(order), order.locale, '2026-11-21')),
  );
  const page = pageOf(order);
  const rows = orderRows(admin, order.locale, LABELS);
  expect(rows.map(({ halere }) => halere)).toEqual(linesOf(sums));
  const told = [
    [admin.total, admin.shipping_price, admin.payment_fee, admin.open],
    [page.total, page.shipping.price, page.payment.fee, page.payment.open],
  ];
  const wanted = [sums.total, sums.shipping, sums.fee, sums.open];
  for (const amounts of told) {
    expect(amounts.map(toHalere)).toEqual(wanted);
    expect(amounts.map((crowns) => formatPrice(crowns, order.locale))).toEqual(
      wanted.map((halere) => shown(halere, order)),
    );
  }
  expect(page.items.map(({ price, quantity }) => toHalere(price) * quantity)).toEqual(sums.lines);
  expectCode(codeOf(toHalere(page.payment.open)), sums.open);
}

const pageOf = (order: Order): OrderPage =>
  JSON.parse(
    JSON.stringify(
      presentOrderPage(order, {
        days: 14,
        delivery: { from: 3, to: 7 },
        pictures: new Map(),
        card: undefined,
        vouchers: [],
        bookings: [],
        takesCards: false,
        now: new Date('2026-03-22'),
      }),
    ),
  );

const codeOf = (halere: number) =>
  transferTo({
    variableSymbol: 12,
    number: '#0000000012',
    halere,
    due: null,
    account: SELLER.bank_iban,
    bic: SELLER.bank_bic,
    recipient: '',
    order: '',
  }).spayd;

/** The largest sums don't fit into a code: there is none then. */
function expectCode(code: string | null | undefined, halere: number): void {
  const amount = /\*AM:(\d+)\.(\d\d)\*/.exec(code ?? '');
  const fits = halere > 0 && halere <= 999_999_999;
  expect(amount && Number(amount[1]) * 100 + Number(amount[2])).toBe(fits ? halere : null);
}

/** The mail, the printed document, its electronic form and the credit notes to it. */
function expectSamePapers(order: Order, sums: Sums, sale: Sale): void {
  const seller = sale.isPayer ? PAYER : SELLER;
  const facts = factsOf(order, seller);
  expect(facts.vat.map(({ rate, base, vat }) => ({ rate, base, vat }))).toEqual(sums.vat);
  const lines = allLines(sums).map((line) => shown(line, order));
  expect(facts.lines.reduce((sum, { halere }) => sum + halere, 0)).toBe(sums.total);
  const printed = printedForm(facts, SITE);
  expect(printed.lines.map(({ total }) => total)).toEqual(lines);
  expect(printed.total).toBe(shown(sums.total, order));
  const isTransfer = sale.kind === 'bank_transfer' && sums.open > 0;
  if (isTransfer) expectCode(printed.transfer?.spayd, sums.open);
  else expect(printed.transfer).toBeNull();
  if (sale.isPayer) {
    expect(printed.vat.slice(0, sums.vat.length).map(({ base, vat }) => [base, vat])).toEqual(
      sums.vat.map(({ base, vat }) => [shown(base, order), shown(vat, order)]),
    );
  }
  if (!sale.isRead) return;
  expectSameLetter(order, sums);
  const issued = { ...facts, kind: 'invoice' as const, uuid: '0', taxableOn: facts.issuedOn };
  expectSameXml(isdocOf(issued), sums);
  const part = Math.ceil((sums.total * sale.creditPercent) / 100);
  if (part === 0) return;
  const original = issuedFrom(issued, 1);
  const source = { order, seller, documents: [original], now: new Date() };
  const credit = creditDraft(source, { original, halere: part, reason: '' });
  expect(credit.lines.reduce((sum, { halere }) => sum - halere, 0)).toBe(part);
  expect(credit.vat.reduce((sum, { base, vat }) => sum - base - vat, 0)).toBe(part);
}

/** The lines of a document, each at one rate. */
const allLines = ({ lines, discountLines, withdrawnLines, charges, moreLines }: Sums) => [
  ...lines,
  ...discountLines,
  ...withdrawnLines,
  ...charges,
  ...moreLines,
];

function expectSameLetter(order: Order, sums: Sums): void {
  const less = sums.withdrawnLines.length + (sums.discount > 0 ? 1 : 0);
  const count = sums.lines.length + less;
  // That the payment costs nothing, after the shipping, is not said where its fee is.
  const named = linesOf(sums).filter((_, index) => sums.fee === 0 || index !== count + 1);
  const lines = named.map((line) => shown(line, order));
  const letter = orderLetter({
    kind: 'placed',
    locale: order.locale,
    order,
    bookings: [],
    facts: {},
    seller: PAYER,
    publicUrl: SITE,
    shop: { delivery: { from: 3, to: 7 }, place: '', hours: [], hasForm: true },
    documentLink: () => SITE,
    calendarLink: SITE,
    link: SITE,
    today: '2026-04-01',
    to: order.customer_email,
  });
  const { items = [], withdrawals = [] } = order;
  const isAsked = !isWithdrawnWhole(items, withdrawals);
  const paid = sums.total - sums.open;
  const left = isAsked ? [sums.open] : [];
  const balance = paid === 0 ? [sums.total] : [sums.total, paid, ...left];
  const { free } = MAIL_WORDS[order.locale].words;
  const nothing = shown(0, order);
  const told = letter.parts.flatMap((part) => (part.type === 'lines' ? part.lines : []));
  expect(told.map(({ total }) => total)).toEqual([
    ...lines.map((line, index) => (index >= count && line === nothing ? free : line)),
    ...balance.map((halere) => shown(halere, order)),
  ]);
  const text = textOfLetter(letter);
  expect(told.filter(({ total }) => !text.includes(`: ${total}\n`))).toEqual([]);
  const codes = letter.parts.flatMap((part) => (part.type === 'qr' ? [part.code] : []));
  if (order.payment_kind === 'bank_transfer' && isAsked) expectCode(codes[0], sums.open);
  else expect(codes).toEqual([]);
}

function expectSameXml(xml: string, sums: Sums): void {
  const { total, open, vat } = sums;
  const amounts = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(-?)(\\d+)\\.(\\d\\d)</${name}>`, 'g'))].map(
      ([, sign, whole, rest]) => (Number(whole) * 100 + Number(rest)) * (sign ? -1 : 1),
    );
  const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
  expect(amounts('LineExtensionAmountTaxInclusive')).toEqual(allLines(sums));
  expect(amounts('TaxableAmount')).toEqual(vat.map(({ base }) => base));
  const taxes = vat.map((one) => one.vat);
  expect(amounts('TaxAmount')).toEqual([...taxes, sum(taxes)]);
  expect(amounts('TaxExclusiveAmount')).toEqual([total - sum(taxes)]);
  expect(amounts('TaxInclusiveAmount')).toEqual([...vat.map((one) => one.base + one.vat), total]);
  expect(amounts('PayableAmount')).toEqual([open]);
}
