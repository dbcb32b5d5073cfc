import { cleanup, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import CheckoutPage from './CheckoutPage.tsx';
import { forgetPlacedOrder } from './placedOrder.ts';

export const IBAN = 'CZ58 5500 0000 0012 6509 8001';
export const named = (en: string, cs: string) => ({ en: { name: en }, cs: { name: cs } });
export const PARCEL = { kind: 'parcel', free_above: 1_000, product_categories: '', countries: '' };
const PICKUP = { kind: 'pickup', product_categories: 'merchandise' };
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [{ setting_key: 'bank_iban', value: IBAN }],
  '/api/products': [
    testProduct({ id: 1, slug: 'cap', price: 490 }),
    testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }),
    testProduct({ id: 8, slug: 'mug', price: 200, left: 2 }),
  ],
  '/api/dates': [1, 7].map((id) => ({ id, price_difference: 0, left: 3 })),
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

interface TestServer {
  /** What the API answers by path. */
  answers: Record<string, unknown>;
  /** Until then the products are not answered; undefined answers at once. */
  offered: Promise<void> | undefined;
  /** The answer to an order. */
  ordered: Response;
  /** The order that was sent. */
  sent: unknown;
}

/** What the API has and does; tests change it, and begin with `resetCheckout`. */
export const server: TestServer = {
  answers: ANSWERS,
  offered: undefined,
  ordered: Response.error(),
  sent: undefined,
};

/** Addresses of what tests change. */
export const SHIPPING = '/api/orders/shipping-methods';
export const PRODUCTS = '/api/products';

export function resetCheckout(): void {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  forgetPlacedOrder();
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  server.answers = { ...ANSWERS };
  server.offered = undefined;
  server.sent = undefined;
  server.ordered = Response.json(
    { orderId: 42, variable_symbol: 2_600_000_042, link: 'abcdefghijklmnopqrstuv' },
    { status: 201 },
  );
}

export const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(String(input), 'https://rysi.example').pathname;
  if (path === PRODUCTS) await server.offered;
  if (init?.method !== 'POST') return Response.json(server.answers[path] ?? []);
  server.sent = JSON.parse(String(init.body));
  return server.ordered;
};
export const open = (locale: 'cs' | 'en' = 'en') =>
  renderInSite(<CheckoutPage />, { fetch, locale });
/** As the browser does when the page is loaded again. */
export const reload = () => {
  cleanup();
  open();
};

export const TYPED = {
  name: 'Jana Malá',
  email: 'jana@example.com',
  phone: '777 000 027',
  address: 'Nábřeží 1',
  city: 'Písek',
  postalCode: '397 01',
  companyName: 'Brzdy s.r.o.',
};
export const fill = (...names: (keyof typeof TYPED)[]) => {
  for (const name of names) write(name, TYPED[name]);
};

/** Sends the form as it is. */
export function submit(): void {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}

/** Fills in what a parcel needs, chooses the first methods and sends the order. */
export async function order(changes: Record<string, string> = {}) {
  await screen.findByText('Parcel');
  fill('name', 'phone', 'email', 'address', 'city', 'postalCode');
  for (const [name, value] of Object.entries(changes)) write(name, value);
  for (const name of ['shipping', 'payment']) fireEvent.click(field(name));
  submit();
}

export const field = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
export const write = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

export const choose = (name: string) => fireEvent.click(screen.getByText(name));
export const summary = () =>
  [...document.querySelectorAll('aside dl > *')].map(({ textContent }) => plain(textContent));
export const methods = () =>
  screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent ?? ''));
