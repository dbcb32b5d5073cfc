import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shippingMethods } from '../shipping-methods/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { compactFile } from './compactFile.ts';

// Rendering a whole form takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const METHOD = {
  id: 3,
  price: 79,
  vat_rate: null,
  kind: 'parcel',
  free_above: null,
  product_categories: '',
  countries: '',
  points: 'list',
  display_order: 0,
  is_active: true,
  translations: { cs: { name: 'Výdejní místo' }, en: { name: 'Pick-up point' } },
  version: 1,
};
const { points: _points, ...PLAIN } = METHOD;
const POINT = {
  id: 1,
  shipping_method: 3,
  code: 'A1',
  name: 'Trafika',
  street: 'Karlova 118',
  city: 'Písek',
  zip: '397 01',
  country: 'CZ',
  opening_hours: 'nonstop',
  is_active: true,
  updated_at: '2026-11-25T10:00:00.000Z',
};
const GONE = { ...POINT, id: 2, code: 'A2', name: 'Box', is_active: false };
const OUTCOME = { created: 3, updated: 1, unchanged: 0, deactivated: 2, ignored: 0 };

async function open(record: object, points: object[], answers: Record<string, Response> = {}) {
  const calls: ReceivedCall[] = [];
  await renderScreen({
    locale: 'en',
    address: '/shipping-methods/3',
    resource: shippingMethods,
    answer: (call) => {
      calls.push(call);
      const path = call.url.split('?')[0]?.replace(/^\/api/, '') ?? '';
      const own = answers[path];
      if (own) return own.clone();
      if (path === '/pickup-points') {
        const shown = call.url.includes('"is_active":true') ? points.slice(0, 1) : points;
        const range = `pickup-points 0-${shown.length}/${shown.length}`;
        return json(shown, 200, { 'x-total-count': String(shown.length), 'content-range': range });
      }
      const isList = call.method === 'GET' && !/\/3$/.test(call.url);
      return isList ? json([record], 200, { 'x-total-count': '1' }) : json(record);
    },
  });
  return calls;
}

it('a plain parcel says nothing of points, and can get a source of them', async () => {
  const calls = await open(PLAIN, []);
  const source = await screen.findByRole('combobox', { name: 'Pick-up points' });
  expect(source.textContent).toBe('None: parcels go to an address');
  expect(screen.queryByRole('button', { name: 'Pick-up points' })).toBeNull();
  expect(calls.some(({ url }) => url.includes('pickup-points'))).toBe(false);
  fireEvent.mouseDown(source);
  fireEvent.click(within(await screen.findByRole('listbox')).getByText('On Packeta’s map'));
  const key = await screen.findByRole('textbox', { name: 'Packeta’s API key' });
  fireEvent.change(key, { target: { value: '0123456789abcdef' } });
  expect(screen.getByText(/Save the method first/)).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    points: 'packeta',
    packeta_key: '0123456789abcdef',
  });
});

it('a method without points says that it isn’t offered', async () => {
  await open(METHOD, []);
  expect(await screen.findByText(/not offered this shipping method/)).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Pick-up points' }));
  expect(await screen.findByText(/There are no pick-up points yet/)).toBeShown();
});

it('the list shows points that are gone, and imports only what was reviewed', async () => {
  const calls = await open(METHOD, [POINT, GONE], {
    '/pickup-points/imports/review': json(OUTCOME),
    '/pickup-points/imports': json(OUTCOME),
  });
  expect(await screen.findByText('1 pick-up point is offered.')).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Pick-up points' }));
  const list = await screen.findByRole('list', { name: 'Pick-up points' });
  await within(list).findByText(/Trafika/);
  expect(within(list).getAllByText('No longer offered')).toHaveLength(1);
  expect(within(list).getAllByText('Karlova 118, 397 01 Písek')).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: 'Import points' }));
  const file = new File(['code;name;city;zip\n1;A;B;1\n'], 'points.csv');
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no input');
    return found;
  });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('No longer offered: 2')).toBeShown();
  const imports = () => calls.filter(({ url }) => /\/imports$/.test(url));
  expect(imports()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('The points are imported.')).toBeShown();
  const [sent] = imports();
  expect(sent?.body instanceof FormData && sent.body.get('shipping_method')).toBe('3');
});

it('a file that can’t be read says why, and nothing is imported', async () => {
  const message = 'The column zip is missing.';
  await open(METHOD, [POINT], {
    '/pickup-points/imports/review': json({ message, errors: { file: message } }, 422),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pick-up points' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import points' }));
  const input = document.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'points.csv')] } });
  expect(await screen.findByText(message)).toBeShown();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('points that could not be imported say why, until another file is to be chosen', async () => {
  const message = 'The database is locked.';
  await open(METHOD, [POINT], {
    '/pickup-points/imports/review': json(OUTCOME),
    '/pickup-points/imports': json({ message }, 500),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pick-up points' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import points' }));
  const input = document.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'points.csv')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText(message)).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(screen.queryByText(message)).toBeNull();
});

it('Packeta’s list is sent without what the server doesn’t read', async () => {
  const branch = {
    id: '1',
    name: 'A',
    photos: ['x'],
    openingHours: { compactLong: 'h', regular: {} },
  };
  const sent = await compactFile(
    new File([JSON.stringify({ data: { 1: branch } })], 'branch.json'),
  );
  expect(JSON.parse(await sent.text())).toEqual([
    { id: '1', name: 'A', openingHours: { compactLong: 'h' } },
  ]);
  for (const other of ['{"x":1}', 'broken']) {
    const file = new File([other], 'other.json');
    expect(await compactFile(file)).toBe(file);
  }
});
