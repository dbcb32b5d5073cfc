import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { shippingMethods } from './index.ts';

// Rendering a whole form takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const method = {
  id: 3,
  price: 99,
  kind: 'parcel',
  free_above: null,
  product_categories: '',
  countries: '',
  display_order: 0,
  is_active: true,
  translations: { cs: { name: 'Balík' }, en: { name: 'Parcel' } },
  version: 1,
};

it.each([
  ['en', null, 'VAT included in the price', 'Same as the goods', '12 %', 12, 'Update'],
  ['cs', 12, 'DPH v ceně', '12\u00a0%', 'Podle zboží', null, 'Aktualizovat'],
] as const)(
  'in %s, a rate of %s can be set to another',
  async (locale, vat_rate, label, shown, chosen, sent, save) => {
    const writes: ReceivedCall[] = [];
    const record = { ...method, vat_rate };
    await renderScreen({
      address: '/shipping-methods/3',
      locale,
      resource: shippingMethods,
      answer: (call) => {
        if (call.method !== 'GET') writes.push(call);
        const isList = call.method === 'GET' && !/\/3$/.test(call.url);
        return isList ? json([record], 200, { 'x-total-count': '1' }) : json(record);
      },
    });
    const choice = await screen.findByRole('combobox', { name: label });
    expect(choice.textContent).toBe(shown);
    fireEvent.mouseDown(choice);
    fireEvent.click(within(await screen.findByRole('listbox')).getByText(chosen));
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ vat_rate: sent });
  },
);

it.each([
  ['en', 'Delivers to', 'Slovakia', 'Update'],
  ['cs', 'Doručuje do zemí', 'Slovensko', 'Aktualizovat'],
] as const)(
  'in %s, the countries of a parcel can be chosen',
  async (locale, label, country, save) => {
    const writes: ReceivedCall[] = [];
    const record = { ...method, vat_rate: 21, countries: 'CZ' };
    await renderScreen({
      address: '/shipping-methods/3',
      locale,
      resource: shippingMethods,
      answer: (call) => {
        if (call.method !== 'GET') writes.push(call);
        const isList = call.method === 'GET' && !/\/3$/.test(call.url);
        return isList ? json([record], 200, { 'x-total-count': '1' }) : json(record);
      },
    });
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
    fireEvent.click(within(await screen.findByRole('listbox')).getByText(country));
    fireEvent.click(screen.getByText(save));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ countries: 'CZ,SK' });
  },
);
