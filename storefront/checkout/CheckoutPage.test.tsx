// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import CheckoutPage from './CheckoutPage.tsx';
import { forgetPlacedOrder } from './placedOrder.ts';

const IBAN = 'CZ58 5500 0000 0012 6509 8001';
const named = (en: string, cs: string) => ({ en: { name: en }, cs: { name: cs } });
const PARCEL = { kind: 'parcel', free_above: 1_000, product_categories: '' };
const PICKUP = { kind: 'pickup', product_categories: 'merchandise' };
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [{ setting_key: 'bank_iban', value: IBAN }],
  '/api/products': [
    testProduct({ id: 1, slug: 'cap', price: 490 }),
    testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }),
  ],
  '/api/orders/shipping-methods': [
    { id: 3, name: 'Parcel', price: 129, ...PARCEL, translations: named('Parcel', 'Balík') },
    { id: 4, name: 'Garage', price: 0, ...PARCEL, ...PICKUP, translations: named('G', 'G') },
    { id: 6, name: 'Nothing', price: 0, ...PARCEL, kind: 'none', translations: named('N', 'N') },
  ],
  '/api/orders/payment-methods': [
    { id: 5, name: 'Převod', kind: null, fee: 0, translations: named('Bank transfer', 'Převod') },
    { id: 7, name: 'Dobírka', kind: 'cash_on_delivery', fee: 39, translations: named('Cash', 'D') },
  ],
};

let ordered = Response.json(
  { orderId: 42, variable_symbol: 2_600_000_042, link: 'abcdefghijklmnopqrstuv' },
  { status: 201 },
);
let sent: unknown;
const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(String(input), 'https://rysi.example').pathname;
  if (init?.method !== 'POST') return Response.json(ANSWERS[path] ?? []);
  sent = JSON.parse(String(init.body));
  return ordered;
};
const open = (locale: 'cs' | 'en' = 'en') => renderInSite(<CheckoutPage />, { fetch, locale });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  forgetPlacedOrder();
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  ordered = Response.json(
    { orderId: 42, variable_symbol: 2_600_000_042, link: 'abcdefghijklmnopqrstuv' },
    { status: 201 },
  );
});

async function order() {
  await screen.findByText('Parcel');
  for (const name of ['name', 'phone', 'address', 'city', 'postalCode']) write(name, 'x');
  write('email', 'jana@example.com');
  for (const name of ['shipping', 'payment']) fireEvent.click(field(name));
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}
const field = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
/** Amounts and Czech words have no-break spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('shows the order again after a reload, until the cart is filled anew', async () => {
  open();
  await order();
  await screen.findByText('#0000000042');
  cleanup();
  open();
  await screen.findByText('#0000000042');
  await screen.findByText(IBAN);
  expect(screen.getByText('We are sending the confirmation to jana@example.com.')).toBeShown();
  cleanup();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  open();
  expect(document.querySelector('form')).toBeTruthy();
  act(() => cartStore.clear());
  expect(screen.getByText('Your cart is empty.')).toBeShown();
});

const choose = (name: string) => fireEvent.click(screen.getByText(name));
const summary = () =>
  [...document.querySelectorAll('aside dl > *')].map(({ textContent }) => plain(textContent));
const methods = () =>
  screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent ?? ''));

it('tells of each method what it costs and from when it is free, and of the fee', async () => {
  open();
  await screen.findByText('Parcel');
  expect(methods()).toEqual([
    'Parcelfree from 1,000.00 CZK129.00 CZK',
    'Garagefree',
    'Převod',
    'Dobírka39.00 CZK',
  ]);
  choose('Parcel');
  choose('Dobírka');
  expect(summary().slice(2)).toEqual([
    'Shipping',
    '129.00 CZK',
    'Cash-on-delivery fee',
    '39.00 CZK',
    'Total',
    '658.00 CZK',
  ]);
  act(() => cartStore.setQuantity(1, 3));
  expect(methods()[0]).toBe('Parcelfree');
  expect(summary()[3]).toBe('free');
});

it('takes a company’s numbers, says what is wrong with them, and loses nothing', async () => {
  open();
  await screen.findByText('Parcel');
  const group = () => field('companyIco').closest('details');
  expect(group()?.open).toBe(false);
  write('companyIco', '27074359');
  await order();
  expect(group()?.open).toBe(true);
  expect(await screen.findByText('Please enter the company’s name.')).toBeShown();
  expect(screen.getByText(/eight digits/)).toBeShown();
  expect(field('companyIco')).toHaveProperty('value', '27074359');
  write('companyName', 'Brzdy s.r.o.');
  write('companyIco', '270 74 358');
  await order();
  await screen.findByText(/Thank you/);
  expect(sent).toMatchObject({
    customer: { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' },
  });
});

it('asks for no address where nothing is sent to one, and keeps what was typed', async () => {
  open();
  await screen.findByText('Parcel');
  write('city', 'Písek');
  const isAsked = () => !field('city').closest('fieldset')?.hasAttribute('hidden');
  choose('Garage');
  expect(isAsked()).toBe(false);
  choose('Parcel');
  expect([isAsked(), field('city')]).toMatchObject([true, { value: 'Písek' }]);
});

it('sells a voucher alone without address, parcel and cash on delivery', async () => {
  cartStore.clear();
  cartStore.add(testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }));
  open();
  await screen.findByText('Nothing');
  expect(methods()).toEqual(['Nothingfree', 'Převod']);
  for (const name of ['name', 'phone']) write(name, 'x');
  write('email', 'jana@example.com');
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  await screen.findByText('#0000000042');
  expect(sent).toMatchObject({
    customer: { address: '' },
    shipping_method: 6,
    payment_method: 5,
    total: 5_000,
  });
});

it('goes on to the card provider’s page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const created = {
    orderId: 42,
    variable_symbol: 2_600_000_042,
    link: 'abcdefghijklmnopqrstuv',
    pay: 'https://pay.example/1',
  };
  ordered = Response.json(created, { status: 201 });
  open();
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  assign.mockRestore();
});

it.each([
  ['en', 'None of our methods is available for this order. Please write to us.'],
  ['cs', 'Žádný z našich způsobů se k této objednávce nehodí. Napište nám prosím.'],
] as const)('says when nothing fits: %s', async (locale, text) => {
  const known = ANSWERS['/api/orders/shipping-methods'];
  ANSWERS['/api/orders/shipping-methods'] = [];
  open(locale);
  await screen.findByText((shown) => plain(shown) === text);
  ANSWERS['/api/orders/shipping-methods'] = known;
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
    const conflict = { message: 'x', items, shipping_price: 129, total: 129 };
    ordered = Response.json(conflict, { status: 409 });
    open(locale);
    await order();
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
    expect(plain(document.activeElement?.textContent ?? null)).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: /cap|kšiltovk/ }));
    expect(cartStore.lines()).toEqual([]);
  },
);

it.each([
  ['en', /^Above 10,000 CZK/],
  ['cs', /^Nad 10 000 Kč/],
] as const)(
  'asks a company with a tax number for its address above 10,000 CZK (%s)',
  async (locale, told) => {
    cartStore.clear();
    const ride = testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' });
    for (let piece = 0; piece < 3; piece += 1) cartStore.add(ride);
    open(locale);
    await waitFor(() => field('shipping'));
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', true);
    write('companyDic', 'cz 27074358');
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', false);
    expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toMatch(told);
    for (const name of ['name', 'phone', 'companyName']) write(name, 'x');
    write('email', 'jana@example.com');
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form');
    fireEvent.submit(form);
    expect(document.activeElement).toBe(field('address'));
    write('companyDic', '');
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', true);
  },
);
