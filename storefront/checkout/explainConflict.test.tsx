// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { plain } from '../testing/plain.ts';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import { open, order, PRODUCTS, resetCheckout, server } from './testCheckout.tsx';

beforeEach(resetCheckout);

it.each([
  [
    'en',
    { shipping_price: 129, total: 649 },
    'The price has changed: Team cap now 520.00 CZK, before 490.00 CZK. Please check the order and confirm it again.',
  ],
  [
    'cs',
    { shipping_price: 149, total: 669 },
    'Změnily se ceny: Týmová kšiltovka nově 520,00 Kč, dříve 490,00 Kč; Doprava nově 149,00 Kč, dříve 129,00 Kč. Zkontrolujte prosím objednávku a potvrďte ji znovu.',
  ],
] as const)('names what costs another price: %s', async (locale, costs, text) => {
  const items = [{ id: 1, price: 520, available: true }];
  server.ordered = Response.json(
    { message: 'x', items, payment_fee: 0, ...costs },
    { status: 409 },
  );
  open(locale);
  await order();
  await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
  expect(cartStore.lines()[0]?.price).toBe(520);
});

it('keeps the price that a refused order was told, whatever the shop is still being asked', async () => {
  let answer = () => {};
  server.offered = new Promise((resolve) => {
    answer = resolve;
  });
  const items = [{ id: 1, price: 520, available: true }];
  const conflict = { message: 'x', items, shipping_price: 129, payment_fee: 0, total: 649 };
  server.ordered = Response.json(conflict, { status: 409 });
  open();
  await order();
  await waitFor(() => expect(document.body.textContent).toContain('The price has changed'));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cartStore.lines()[0]?.price).toBe(520);
});

it.each([
  ['en', 'No longer available: Team cap. Please remove it and confirm the order again.'],
  [
    'cs',
    'Už není v nabídce: Týmová kšiltovka. Odeberte prosím tuto položku a objednávku potvrďte znovu.',
  ],
] as const)(
  'names what is no longer available and offers to remove it: %s',
  async (locale, text) => {
    const items = [{ id: 1, price: null, available: false }];
    const conflict = { message: 'x', items, shipping_price: 129, payment_fee: 0, total: 129 };
    server.ordered = Response.json(conflict, { status: 409 });
    open(locale);
    await order();
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
    expect(plain(document.activeElement?.textContent ?? null)).toBe(text);
    expect(document.querySelector('button[type="submit"]')).toBeNull();
    expect(screen.getByRole('link', { name: /Go to the shop|Do e-shopu/ })).toBeShown();
    fireEvent.click(screen.getByRole('button', { name: /cap|kšiltovk/ }));
    expect(cartStore.lines()).toEqual([]);
  },
);

it.each([
  [
    'en',
    'No longer available: Lynx flag. Please remove it and confirm the order again. A price has changed, too: Team cap now 520.00 CZK, before 490.00 CZK.',
  ],
  [
    'cs',
    'Už není v nabídce: Vlajka s rysem. Odeberte prosím tuto položku a objednávku potvrďte znovu. Změnila se také cena: Týmová kšiltovka nově 520,00 Kč, dříve 490,00 Kč.',
  ],
] as const)(
  'names also what costs another price beside what is no longer available: %s',
  async (locale, text) => {
    const cap = testProduct();
    const translations = {
      en: { ...cap.translations.en, name: 'Lynx flag' },
      cs: { ...cap.translations.cs, name: 'Vlajka s rysem' },
    };
    cartStore.add(testProduct({ id: 8, slug: 'mug', price: 200, translations }));
    const items = [
      { id: 1, price: 520, available: true },
      { id: 8, price: null, available: false },
    ];
    const conflict = { message: 'x', items, shipping_price: 129, payment_fee: 0, total: 649 };
    server.ordered = Response.json(conflict, { status: 409 });
    open(locale);
    // What the shop offers has been read.
    await screen.findByText(/2 pieces left|Zbývají 2.kusy/);
    await order();
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
    fireEvent.click(screen.getByRole('button', { name: /flag|Vlajk/ }));
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

describe('with variants', () => {
  const hoodie = testHoodie();
  const [, large, larger] = hoodie.variants ?? [];
  beforeEach(() => {
    server.answers[PRODUCTS] = [hoodie];
    cartStore.clear();
    cartStore.add(hoodie, large);
    cartStore.add(hoodie, large);
    cartStore.add(hoodie, larger);
  });
  const refuse = (items: object[], message = 'Fewer pieces are left.') => {
    const conflict = { message, items, shipping_price: 0, payment_fee: 0, total: 2_770 };
    server.ordered = Response.json(conflict, { status: 409 });
  };
  const item = (variant: number, price: number, more = {}) => ({
    id: 9,
    variant,
    price,
    available: true,
    ...more,
  });
  const isSaid = (text: string) =>
    waitFor(() => expect(plain(document.body.textContent)).toContain(text));

  it('orders each', async () => {
    open();
    await order();
    await screen.findByText('#0000000042');
    expect(server.sent).toMatchObject({
      items: [
        { id: 9, variant: 22, quantity: 2, price: 890 },
        { id: 9, variant: 23, quantity: 1, price: 990 },
      ],
    });
  });

  it.each([
    ['en', 'We have lowered the quantity to what is left: Team hoodie (L) – 1 piece left.'],
    ['cs', 'Snížili jsme počet na to, co zbývá: Týmová mikina (L) – zbývá 1 kus.'],
  ] as const)('lowers the quantity to what is left, and says so: %s', async (locale, text) => {
    refuse([item(22, 890, { left: 1 }), item(23, 990)]);
    open(locale);
    await order();
    await isSaid(text);
    expect(cartStore.lines().map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it.each([
    ['en', 'Sold out: Team hoodie (L). Please remove it and confirm the order again.'],
    ['cs', 'Vyprodáno: Týmová mikina (L). Odeberte prosím tuto položku'],
  ] as const)('says what was sold out meanwhile: %s', async (locale, text) => {
    refuse([item(22, 890, { left: 0, available: false }), item(23, 990)]);
    open(locale);
    await order();
    await isSaid(text);
    expect(cartStore.lines().map(({ unavailable }) => unavailable)).toEqual([true, false]);
  });

  it('names the variant whose price has changed', async () => {
    refuse([item(22, 890), item(23, 1_090)]);
    open();
    await order();
    await isSaid('Team hoodie (XL) now 1,090.00 CZK, before 990.00 CZK');
    expect(cartStore.lines().map(({ price }) => price)).toEqual([890, 1_090]);
  });
});
