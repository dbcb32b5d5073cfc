// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { plain } from '../testing/plain.ts';
import { testProduct } from '../testing/testProduct.ts';
import {
  choose,
  field,
  fill,
  named,
  open,
  PARCEL,
  reload,
  resetCheckout,
  SHIPPING,
  server,
  submit,
  write,
} from './testCheckout.tsx';

beforeEach(resetCheckout);

it('says that it delivers within the country, and asks for none', async () => {
  open();
  expect(await screen.findByText('Delivery within the Czech Republic.')).toBeShown();
  expect(document.querySelector('[name="country"]')).toBeNull();
});

describe('with a parcel abroad', () => {
  beforeEach(() => {
    const known = server.answers[SHIPPING];
    const abroad = { ...PARCEL, countries: 'CZ,SK', translations: named('Abroad', 'Abroad') };
    const further = { id: 9, name: 'Abroad', price: 299, ...abroad };
    server.answers[SHIPPING] = Array.isArray(known) ? [...known, further] : [];
  });

  it('asks for the country, and offers what is delivered there', async () => {
    open();
    await screen.findByText('Abroad');
    expect(screen.queryByText('Delivery within the Czech Republic.')).toBeNull();
    const select = screen.getByLabelText('Country');
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Czechia',
      'Slovakia',
    ]);
    write('country', 'SK');
    expect(screen.queryByText('Parcel')).toBeNull();
    fill('name', 'phone', 'email', 'address');
    write('city', 'Bratislava');
    write('postalCode', '81');
    choose('Abroad');
    choose('Převod');
    submit();
    await screen.findByText('#0000000042');
    expect(server.sent).toMatchObject({
      customer: { address: 'Nábřeží 1, 81 Bratislava', country: 'SK' },
      shipping_method: 9,
    });
  });

  it('names the only country, and sends there', async () => {
    const slovak = { ...PARCEL, countries: 'SK', translations: named('Slovak', 'Slovak') };
    server.answers[SHIPPING] = [{ id: 9, name: 'Slovak', price: 299, ...slovak }];
    open();
    expect(await screen.findByText('Delivery to this country only: Slovakia.')).toBeShown();
    fill('name', 'phone', 'email', 'address', 'city', 'postalCode');
    choose('Převod');
    submit();
    await screen.findByText('#0000000042');
    expect(server.sent).toMatchObject({
      customer: { address: 'Nábřeží 1, 397 01 Písek', country: 'SK' },
    });
  });

  it('keeps the country over a reload, and follows a parcel that does not go there', async () => {
    open();
    await screen.findByText('Abroad');
    write('country', 'SK');
    reload();
    await screen.findByText('Abroad');
    expect(field('country')).toHaveProperty('value', 'SK');
    choose('Garage');
    choose('Parcel');
    expect(field('country')).toHaveProperty('value', 'CZ');
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
    expect(plain(screen.getByRole('status').textContent)).toMatch(told);
    fill('name', 'phone', 'email', 'companyName');
    submit();
    expect(document.activeElement).toBe(field('address'));
    write('companyDic', '');
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', true);
  },
);
