import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { StockItem, StockMovement } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';
import { stock } from './index.ts';
import { typedPieces } from './stockItems.ts';

const item = (id: string, changes: Partial<StockItem>): StockItem => ({
  id,
  product_id: 7,
  variant_id: null,
  sku: '',
  name_en: id,
  name_cs: id,
  quantity: null,
  waiting: 0,
  is_active: true,
  ...changes,
});
const few = item('variant-12', {
  variant_id: 12,
  sku: 'hoodie-l',
  name_en: 'Hoodie (L)',
  name_cs: 'Mikina (L)',
  quantity: 3,
  waiting: 5,
});
const ITEMS = [
  few,
  item('variant-13', { name_en: 'Hoodie (M)', quantity: 0 }),
  item('product-7', { name_en: 'Mug' }),
];
const MOVEMENTS: StockMovement[] = [
  {
    id: 2,
    kind: 'sold',
    change: -2,
    order_id: 42,
    username: '',
    note: '',
    at: '2026-11-19T10:00:00.000Z',
  },
  {
    id: 1,
    kind: 'counted',
    change: 5,
    order_id: null,
    username: 'boss',
    note: 'First',
    at: '2026-11-18T10:00:00.000Z',
  },
];

let items: StockItem[] = ITEMS;
let refusal: Response | null = null;
let failure: Response | null = null;

const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (failure) return failure;
  if (url.startsWith('/api/products')) {
    const translations = { en: { name: 'Hoodie' }, cs: { name: 'Mikina' } };
    return json([{ id: 7, name: 'Hoodie', translations }], 200, { 'x-total-count': '1' });
  }
  const id = /\/stock\/([a-z]+-\d+)/.exec(url)?.[1];
  const found = items.find((each) => each.id === id);
  if (method === 'PUT' && found) {
    if (refusal) return refusal;
    const { quantity } = Object(body);
    items = items.map((each) => (each === found ? { ...each, quantity } : each));
    return json({ ...found, quantity, movements: [] });
  }
  if (found) return json({ ...found, movements: MOVEMENTS });
  return json(items, 200, { 'x-total-count': String(items.length) });
};
const open = (locale: Locale = 'en', role: Role = 'owner') =>
  renderScreen({ address: '/stock', locale, resource: stock, role, answer });
const counts = (calls: readonly ReceivedCall[]) =>
  calls.flatMap(({ method, url, body }) => (method === 'PUT' ? [[url, body]] : []));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (label: string) => {
  const form = screen.getByLabelText(label).closest('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
};
const HOODIE = 'Pieces of Hoodie (L)';

beforeEach(() => {
  items = ITEMS;
  refusal = null;
  failure = null;
});

it.each([
  ['en', 'Hoodie (L)', '3 pieces', 'Sold out', 'Not counted'],
  ['cs', 'Mikina (L)', '3 kusy', 'Vyprodáno', 'Nepočítá se'],
] as const)(
  'what is in stock is listed with its level: %s',
  async (locale, name, pieces, out, none) => {
    await open(locale);
    const row = within(await rowOf(name));
    for (const text of ['hoodie-l', pieces, '5']) expect(row.getByText(text)).toBeShown();
    // In their rows, and in the filter.
    for (const text of [out, none]) expect(screen.getAllByText(text)).toHaveLength(2);
  },
);

it('is in the order of the shop, and filtered by how much there is', async () => {
  const { calls } = await open();
  await rowOf('Mug');
  expect(calls[0]?.url).toContain('"position"');
  fireEvent.click(screen.getByRole('button', { name: 'Not counted' }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={"quantity":null}'));
  fireEvent.click(screen.getByRole('button', { name: 'Few left' }));
  await waitFor(() =>
    expect(calls.at(-1)?.url).toContain('filter={"quantity_gte":1,"quantity_lte":5}'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sold out' }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={"quantity":0}'));
});

it.each([
  ['en', 'Product', 'Hoodie'],
  ['cs', 'Produkt', 'Mikina'],
] as const)('says of which product a link leads to it: %s', async (locale, label, name) => {
  const address = `/stock?filter=${encodeURIComponent('{"product_id":7}')}`;
  const { calls } = await renderScreen({ address, locale, resource: stock, answer });
  const filter = await screen.findByRole('combobox', { name: label });
  await waitFor(() => expect(filter.textContent).toBe(name));
  expect(calls.some(({ url }) => url.includes('filter={"product_id":7}'))).toBe(true);
});

describe('counting', () => {
  it('takes a number by Enter, and leaves the focus in the field', async () => {
    const { calls } = await open();
    await rowOf('Hoodie (L)');
    screen.getByLabelText(HOODIE).focus();
    fireEvent.click(screen.getByLabelText('One more: Hoodie (L)'));
    expect(screen.getByLabelText(HOODIE)).toHaveProperty('value', '4');
    type(HOODIE, '12');
    submit(HOODIE);
    expect(await alertText()).toBe('Hoodie (L): 12 pieces');
    expect(counts(calls)).toEqual([['/api/stock/variant-12', { quantity: 12, seen: 3, note: '' }]]);
    expect(within(await rowOf('Hoodie (L)')).getByText('12 pieces')).toBeShown();
    expect(document.activeElement).toBe(screen.getByLabelText(HOODIE));
    expect(screen.queryByText('Save')).toBeNull();
  });

  it('asks why where there are fewer', async () => {
    const { calls } = await open();
    await rowOf('Hoodie (L)');
    type(HOODIE, '1');
    submit(HOODIE);
    expect(await screen.findByText('Please say why in a few words.')).toBeShown();
    expect(counts(calls)).toEqual([]);
    const note = screen.getByLabelText(/^Why fewer/);
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: ' Damaged ' } });
    submit(HOODIE);
    await waitFor(() =>
      expect(counts(calls)).toEqual([
        ['/api/stock/variant-12', { quantity: 1, seen: 3, note: 'Damaged' }],
      ]),
    );
  });

  it('keeps what was typed when the number has changed, and shows the new one', async () => {
    const { calls } = await open();
    await rowOf('Hoodie (L)');
    type(HOODIE, '12');
    items = [{ ...few, quantity: 2 }, ...ITEMS.slice(1)];
    refusal = json({ message: 'The stock has changed.' }, 409);
    submit(HOODIE);
    expect(await screen.findByText(/In the meantime it changed to 2 pieces/)).toBeShown();
    expect(screen.getByLabelText(HOODIE)).toHaveProperty('value', '12');
    refusal = null;
    submit(HOODIE);
    await waitFor(() =>
      expect(counts(calls).at(-1)).toEqual([
        '/api/stock/variant-12',
        { quantity: 12, seen: 2, note: '' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/In the meantime/)).toBeNull());
  });

  it('says what else went wrong, and keeps what was typed', async () => {
    await open();
    await rowOf('Hoodie (L)');
    type(HOODIE, '12');
    refusal = json({ message: 'Out of order.' }, 500);
    submit(HOODIE);
    expect(await alertText()).toBe('Out of order.');
    expect(screen.getByLabelText(HOODIE)).toHaveProperty('value', '12');
  });

  it('starts with a first number', async () => {
    const { calls } = await open();
    const row = within(await rowOf('Mug'));
    const start = row.getByRole('button', { name: 'Start counting: Mug' });
    expect(start).toHaveProperty('disabled', true);
    type('Pieces of Mug', '0');
    fireEvent.click(start);
    await waitFor(() =>
      expect(counts(calls)).toEqual([
        ['/api/stock/product-7', { quantity: 0, seen: null, note: '' }],
      ]),
    );
  });

  it.each([
    ['en', 'Stop counting: Hoodie (L)', 'Stop counting', 'Hoodie (L) is no longer counted.'],
    ['cs', 'Přestat počítat: Mikina (L)', 'Přestat počítat', 'Mikina (L) se už nepočítá.'],
  ] as const)('stops after a question: %s', async (locale, label, stop, done) => {
    const { calls } = await open(locale);
    fireEvent.click(await screen.findByLabelText(label));
    const question = within(await screen.findByRole('dialog'));
    expect(counts(calls)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: stop }));
    expect(await alertText()).toBe(done);
    expect(counts(calls)).toEqual([
      ['/api/stock/variant-12', { quantity: null, seen: 3, note: '' }],
    ]);
  });
});

it('a name opens who moved what, and why', async () => {
  await open();
  fireEvent.click(within(await rowOf('Hoodie (L)')).getByText('Hoodie (L)'));
  const log = within(await screen.findByRole('dialog', { name: 'Hoodie (L)' }));
  const order = await log.findByText('Order #0000000042');
  expect(order.getAttribute('href')).toContain('/orders/42/show');
  const [sold, counted] = log.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sold).toContain('−2');
  for (const text of ['+5', 'First', 'boss']) expect(counted).toContain(text);
});

it('who may only read counts nothing', async () => {
  await open('en', 'reader');
  await rowOf('Hoodie (L)');
  expect(screen.queryByLabelText(HOODIE)).toBeNull();
  expect(screen.queryByLabelText(/^Stop counting/)).toBeNull();
});

it('phones show cards', async () => {
  onPhone();
  await open('cs');
  expect(await screen.findByText('Mikina (L)')).toBeShown();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Čeká 5 lidí')).toBeShown();
  // No empty bar for the button of filters, of which there are none but the search.
  expect(document.querySelector('.MuiToolbar-root:empty')).toBeNull();
  expect(screen.getByLabelText('Počet kusů: Mikina (L)')).toHaveProperty('value', '3');
});

it('says that there is nothing yet', async () => {
  items = [];
  await open();
  expect(await screen.findByText('Nothing found')).toBeShown();
});

it('says why it can’t be loaded', async () => {
  failure = json({ message: 'No database' }, 500);
  await open();
  expect(await screen.findByText('Failed to load the stock: No database')).toBeShown();
});

it.each([
  ['12', 12],
  ['1 200', 1200],
  ['-1', null],
  ['1,5', null],
  ['', null],
])('%j pieces are %j', (text, pieces) => {
  expect(typedPieces(text)).toBe(pieces);
});
