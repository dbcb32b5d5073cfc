// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartStore } from '../../cart/cartStore.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { testProduct } from '../../testing/testProduct.ts';
import CheckoutPage from '../CheckoutPage.tsx';
import { forgetPlacedOrder } from '../placedOrder.ts';

const named = (text: string) => ({ en: { name: text }, cs: { name: text } });
const PARCEL = {
  price: 79,
  kind: 'parcel',
  free_above: null,
  product_categories: '',
  countries: '',
};
const METHODS = [
  { id: 3, name: 'Door', ...PARCEL, translations: named('Door') },
  { id: 4, name: 'Point', ...PARCEL, points: 'list', translations: named('Point') },
  { id: 5, name: 'Map', ...PARCEL, points: 'packeta', translations: named('Map') },
];
const CAP = testProduct({ id: 1, slug: 'cap', price: 490 });
const TRANSFER = {
  id: 6,
  name: 'Transfer',
  kind: 'bank_transfer',
  fee: 0,
  translations: named('Bank transfer'),
};
const point = (code: string, name: string) => ({
  code,
  name,
  street: 'Karlova 118',
  city: 'Písek',
  zip: '397 01',
  country: 'CZ',
  opening_hours: 'nonstop',
});
const FOUND = [point('A1', 'Trafika'), point('A2', 'Box')];

/** What the search of points answers; a text is found or nothing is. */
let listed: unknown[] | 'down' = FOUND;
let refusal: object | null = null;
let sent: unknown;
let asked: string[] = [];

const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(String(input), 'https://rysi.example');
  if (init?.method === 'POST') {
    sent = JSON.parse(String(init.body));
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({ orderId: 42, variable_symbol: 1, link: 'x' }, { status: 201 });
  }
  if (pathname === '/api/orders/shipping-methods') return Response.json(METHODS);
  if (pathname === '/api/orders/payment-methods') return Response.json([TRANSFER]);
  if (pathname === '/api/pickup-points/search') {
    const [method, q = ''] = [searchParams.get('shipping_method'), searchParams.get('q') ?? ''];
    asked.push(`${method} ${q}`);
    if (listed === 'down') return Response.json({ message: 'Down' }, { status: 500 });
    return Response.json(q === 'nowhere' ? [] : listed);
  }
  if (pathname === '/api/products') return Response.json([CAP]);
  return Response.json([]);
};

const open = async (method: string, locale: 'en' | 'cs' = 'en') => {
  renderInSite(<CheckoutPage />, { fetch, locale });
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(method) }));
};
const write = (name: string, value: string) => {
  const field = document.querySelector(`[name="${name}"]`);
  if (field) fireEvent.change(field, { target: { value } });
};
const submit = () => {
  write('name', 'Jana Malá');
  write('email', 'jana@example.com');
  write('phone', '777 000 027');
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
const town = () => screen.findByRole('combobox', { name: 'Town or postal code' });
const type = async (text: string) => {
  const input = await town();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  return input;
};

/** Browsers load the sheet that React waits for. */
const sheets = new MutationObserver(() => {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
});

beforeEach(() => {
  sheets.observe(document.head, { childList: true });
  onTestFinished(() => sheets.disconnect());
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  forgetPlacedOrder();
  sessionStorage.clear();
  cartStore.clear();
  cartStore.add(CAP);
  listed = FOUND;
  refusal = null;
  sent = undefined;
  asked = [];
});

describe('a method with a list of points', () => {
  it('asks for one instead of an address, which keys choose, and sends its id', async () => {
    await open('Point');
    expect(document.querySelector('[name="city"]')?.closest('fieldset')?.hidden).toBe(true);
    await town();
    submit();
    expect(await screen.findByText('Please choose the pick-up point.')).toBeShown();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    expect(sent).toBeUndefined();

    const input = await type('pis');
    await waitFor(() => expect(asked).toContain('4 pis'));
    await screen.findByText('2 points found');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
    ]);
    expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    fireEvent.keyDown(input, { key: 'Enter' });
    const change = await screen.findByRole('button', { name: /Change/ });
    expect(document.activeElement).toBe(change);
    expect(screen.queryByText('Please choose the pick-up point.')).toBeNull();
    submit();
    await waitFor(() =>
      expect(sent).toMatchObject({
        shipping_method: 4,
        customer: { address: '' },
        pickup_point: { id: 'A2', name: 'Box', address: 'Karlova 118, 397 01 Písek' },
      }),
    );
  });

  it('keeps the point over a reload, for its own method alone', async () => {
    await open('Point');
    await type('pis');
    fireEvent.click(await screen.findByRole('option', { name: /Trafika/ }));
    cleanup();
    await open('Map');
    await screen.findByRole('button', { name: 'Open Packeta’s map' });
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Point/ }));
    expect(await screen.findByRole('button', { name: /Change/ })).toBeShown();
    expect(screen.getByText('Trafika')).toBeShown();
  });

  it('says when nothing is found, and when the points can’t be loaded', async () => {
    await open('Point');
    await type('nowhere');
    await screen.findByText('No pick-up point found. Try another town nearby.');
    listed = 'down';
    await type('pis');
    const failure = await screen.findByRole('button', { name: 'Try again' });
    listed = FOUND;
    fireEvent.click(failure);
    expect(await screen.findByRole('option', { name: /Trafika/ })).toBeShown();
  });

  it('says at the field which point the server refuses', async () => {
    await open('Point');
    await type('pis');
    fireEvent.click(await screen.findByRole('option', { name: /Trafika/ }));
    const message = 'Gone.';
    refusal = { message, errors: { pickup_point: message } };
    submit();
    const field = screen.getByRole('group', { name: 'Pick-up point' });
    await within(field).findByText(message);
    fireEvent.click(screen.getByRole('button', { name: /Change/ }));
    await waitFor(() => expect(within(field).queryByText(message)).toBeNull());
  });
});

it('a method without points loads none, and sends none', async () => {
  await open('Door');
  for (const name of ['address', 'city']) write(name, 'Písek 1');
  write('city', 'Písek');
  write('postalCode', '397 01');
  submit();
  await waitFor(() => expect(sent).toMatchObject({ shipping_method: 3 }));
  expect(sent).not.toHaveProperty('pickup_point');
  expect(asked).toEqual([]);
});

describe('Packeta’s map', () => {
  const frame = () => document.querySelector('iframe');
  const openMap = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Open Packeta’s map' }));
  /** As the page in the frame does. */
  const tell = (packeta: object, source: unknown = frame()?.contentWindow) =>
    act(() => {
      const event = new MessageEvent('message', {
        data: { packeta },
        origin: window.location.origin,
      });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });

  it('is loaded only once the customer agrees, and gives the point', async () => {
    listed = [];
    await open('Map');
    await screen.findByText(/Nothing is loaded from Packeta until you allow it/);
    expect(frame()).toBeNull();
    await openMap();
    expect(frame()?.getAttribute('src')).toBe('/api/pickup-points/packeta/5?lang=en');
    const chosen = { state: 'chosen', point: point('3060', 'Z-BOX') };
    tell(chosen, window);
    expect(frame()).not.toBeNull();
    tell(chosen);
    await screen.findByText('Z-BOX');
    expect(frame()).toBeNull();
    submit();
    await waitFor(() =>
      expect(sent).toMatchObject({
        pickup_point: { id: '3060', name: 'Z-BOX', address: 'Karlova 118, 397 01 Písek' },
      }),
    );
  });

  it('gives way to the imported points where Packeta can’t be reached', async () => {
    await open('Map');
    await openMap();
    tell({ state: 'failed' });
    expect((await screen.findByText(/could not be loaded/)).textContent).not.toContain(
      'Without it',
    );
    await type('pis');
    fireEvent.click(await screen.findByRole('option', { name: /Trafika/ }));
    expect(await screen.findByRole('button', { name: /Change/ })).toBeShown();
  });

  it('says what to do where there is no list either, and waits no longer than 15 seconds', async () => {
    listed = [];
    await open('Map');
    await screen.findByRole('button', { name: 'Open Packeta’s map' });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('button', { name: 'Open Packeta’s map' }));
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText(/Without it no pick-up point can be chosen/)).toBeShown();
    expect(screen.queryByRole('combobox', { name: 'Town or postal code' })).toBeNull();
  });
});
