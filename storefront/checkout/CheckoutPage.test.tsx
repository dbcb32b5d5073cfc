// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { plain } from '../testing/plain.ts';
import { testProduct } from '../testing/testProduct.ts';
import {
  choose,
  field,
  fill,
  IBAN,
  methods,
  open,
  order,
  PRODUCTS,
  reload,
  resetCheckout,
  SHIPPING,
  server,
  submit,
  summary,
  TYPED,
  write,
} from './testCheckout.tsx';

beforeEach(resetCheckout);

it('counts pieces that are left, but no places on a date as pieces', async () => {
  const text = { en: '11 May', cs: '11. 5.' };
  const slot = { id: 1, text, price_difference: 0, left: 3 };
  cartStore.add(testProduct({ id: 2, slug: 'ride', price: 5_000 }), undefined, slot);
  cartStore.add(testProduct({ id: 8, slug: 'mug', price: 200, left: 2 }));
  open();
  await screen.findByText('Parcel');
  expect(screen.getByText(/11 May/)).toBeShown();
  expect(screen.getAllByText(/pieces left/).map((each) => plain(each.textContent))).toEqual([
    '2 pieces left',
  ]);
});

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

it('keeps what was typed and chosen over a reload, and forgets it with the order', async () => {
  const typedIn = (name: string) => (field(name) as HTMLInputElement).value;
  open();
  await screen.findByText('Parcel');
  fill('name', 'phone', 'email', 'address', 'city', 'postalCode', 'companyName');
  write('note', 'Ring twice.');
  choose('Garage');
  choose('Převod');
  reload();
  await screen.findByText('Parcel');
  const kept = Object.keys(TYPED).map((name) => [name, typedIn(name)]);
  expect(Object.fromEntries(kept)).toEqual(TYPED);
  expect(typedIn('note')).toBe('Ring twice.');
  expect(field('companyName').closest('details')).toHaveProperty('open', true);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  expect(summary()).toContain('Shipping');
  // Hidden, but not lost.
  expect(field('city').closest('fieldset')).toHaveProperty('hidden', true);
  submit();
  await screen.findByText('#0000000042');
  expect(server.sent).toMatchObject({ note: 'Ring twice.', customer: { name: TYPED.name } });
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  reload();
  await screen.findByText('Parcel');
  expect(['name', 'city', 'note'].map(typedIn)).toEqual(['', '', '']);
  expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
});

it('opens the terms beside it', async () => {
  open();
  const link = await screen.findByRole('link', { name: /terms and conditions/ });
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['name', '27', 'Please write the name in letters.'],
  ['phone', '777 000', 'Please enter a phone number of at least nine digits.'],
  ['city', 'P', 'Please enter the whole name of the town.'],
  ['postalCode', '3970', 'A Czech postal code has five digits.'],
])('does not take %s %s', async (name, value, told) => {
  server.sent = undefined;
  open();
  await screen.findByText('Parcel');
  await order({ [name]: value });
  expect(await screen.findByText(told)).toBeShown();
  expect(document.activeElement).toBe(field(name));
  expect(server.sent).toBeUndefined();
});

it('says before the purchase how a voucher comes and what is exempt from withdrawal', async () => {
  const ride = {
    slug: 'ride',
    category: 'experience',
    is_withdrawable: false,
    voucher_kind: 'experience',
  } as const;
  server.answers[PRODUCTS] = [testProduct({ id: 2, ...ride })];
  cartStore.clear();
  cartStore.add(testProduct({ id: 2, ...ride }));
  open();
  expect(await screen.findByText('Vouchers are sent by e-mail after payment.')).toBeShown();
  expect(screen.getByText(/^On a set date:/)).toBeShown();
});

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
  act(() => cartStore.setQuantity({ id: 1 }, 3));
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
  expect(screen.getByText(/last digit does not match/)).toBeShown();
  expect(field('companyIco')).toHaveProperty('value', '27074359');
  write('companyName', 'Brzdy s.r.o.');
  write('companyIco', '270 74 358');
  await order();
  await screen.findByText(/Thank you/);
  expect(server.sent).toMatchObject({
    customer: { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' },
  });
});

it('sells a voucher alone without address, parcel and cash on delivery', async () => {
  cartStore.clear();
  cartStore.add(testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }));
  open();
  await screen.findByText('Nothing');
  expect(methods()).toEqual(['Nothingfree', 'Převod']);
  fill('name', 'phone', 'email');
  submit();
  await screen.findByText('#0000000042');
  expect(server.sent).toMatchObject({
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
  server.ordered = Response.json(created, { status: 201 });
  open();
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  assign.mockRestore();
});

it.each([
  ['en', 'None of our methods is available for this order. Please write to us.'],
  ['cs', 'Žádný z našich způsobů se k této objednávce nehodí. Napište nám prosím.'],
] as const)('says when nothing fits: %s', async (locale, text) => {
  server.answers[SHIPPING] = [];
  open(locale);
  await screen.findByText((shown) => plain(shown) === text);
});
