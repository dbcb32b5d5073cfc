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
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [{ setting_key: 'bank_iban', value: IBAN }],
  '/api/orders/shipping-methods': [
    { id: 3, name: 'Parcel', price: 129, translations: named('Parcel', 'Balík') },
  ],
  '/api/orders/payment-methods': [
    { id: 5, name: 'Převod', kind: null, translations: named('Bank transfer', 'Převod') },
  ],
};

let ordered = Response.json({ orderId: 42 }, { status: 201 });
const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(String(input), 'https://rysi.example').pathname;
  return init?.method === 'POST' ? ordered : Response.json(ANSWERS[path] ?? []);
};
const open = (locale: 'cs' | 'en' = 'en') => renderInSite(<CheckoutPage />, { fetch, locale });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  forgetPlacedOrder();
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  ordered = Response.json({ orderId: 42 }, { status: 201 });
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
  expect(screen.getByText('We are sending the confirmation to jana@example.com.')).toBeTruthy();
  cleanup();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  open();
  expect(document.querySelector('form')).toBeTruthy();
  act(() => cartStore.clear());
  expect(screen.getByText('Your cart is empty.')).toBeTruthy();
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
