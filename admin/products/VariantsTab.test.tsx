import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, field, fill } from '../testing/screenParts.ts';
import { products } from './index.ts';
import { testProduct } from './testProduct.ts';
// Loaded on demand; preloaded so that tests don't wait for it.
import './VariantsTab.tsx';

const plain = testProduct({ slug: 'tricko', price: 490, names: { en: 'T-shirt', cs: 'Tričko' } });
const shirt: Product = {
  ...plain,
  options: [{ cs: 'Velikost', en: 'Size' }],
  variants: [
    {
      id: 11,
      sku: 'tricko-s',
      values: [{ cs: 'S', en: 'S' }],
      price_difference: 0,
      price: 490,
      photo: 2,
      stock: 4,
      left: 4,
    },
    {
      id: 12,
      sku: 'tricko-m',
      values: [{ cs: 'M', en: 'M' }],
      price_difference: -40.5,
      price: 449.5,
      photo: null,
    },
  ],
};

let one: Product = plain;
let refusal: Response | null = null;
const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT') return refusal ?? json(one);
  return url.includes('?') ? json([one], 200, { 'x-total-count': '1' }) : json(one);
};

async function open(tab: 'Variants' | 'Varianty' = 'Variants', role: 'owner' | 'reader' = 'owner') {
  const locale = tab === 'Variants' ? 'en' : 'cs';
  const screenParts = await renderScreen({
    address: '/products/3',
    locale,
    resource: products,
    role,
    answer,
  });
  fireEvent.click(await screen.findByRole('tab', { name: tab }));
  return screenParts;
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

function sent(calls: readonly ReceivedCall[]) {
  const body = calls.find(({ method }) => method === 'PUT')?.body;
  if (!(body instanceof FormData)) throw new Error('No form was sent');
  const parsed = (name: string): unknown => JSON.parse(String(body.get(name) ?? 'null'));
  return { form: body, options: parsed('options'), variants: parsed('variants') };
}

async function save(calls: readonly ReceivedCall[]) {
  fireEvent.click(screen.getByText('Update'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  return sent(calls);
}

beforeEach(() => {
  one = plain;
  refusal = null;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
});

it.each([
  ['Variants', 'Add an option'],
  ['Varianty', 'Přidat volbu'],
] as const)('a product without options shows one button: %s', async (tab, add) => {
  await open(tab);
  expect(await screen.findByRole('button', { name: add })).toBeShown();
  expect(screen.queryByLabelText(/SKU/)).toBeNull();
});

it('a product without options is saved without any', async () => {
  const { calls } = await open();
  await screen.findByRole('button', { name: 'Add an option' });
  const { form } = await save(calls);
  expect([form.has('options'), form.has('variants')]).toEqual([false, false]);
});

it('an option and a list of values make variants with suggested SKUs', async () => {
  const { calls } = await open();
  await press('Add an option');
  await fill(/^Option 1 \(Czech\)/, 'Velikost');
  await fill(/^Option 1 \(English\)/, 'Size');
  const list = await field(/^Values: Size/);
  fireEvent.change(list, { target: { value: 'S, M, černá/black' } });
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(await screen.findByText('3 variants added.')).toBeShown();
  await waitFor(async () => expect(await field(/^SKU/, 2)).toHaveProperty('value', 'tricko-black'));
  await fill(/^SKU/, 'own-code', 1);
  await fill(/^Price difference/, '30', 1);
  await screen.findByText(/Price: 520/);
  await fill(/^First count/, '7', 0);
  const { options, variants } = await save(calls);
  expect(options).toEqual([{ cs: 'Velikost', en: 'Size' }]);
  const same = (name: string) => [{ cs: name, en: name }];
  const made = { price_difference: 0, photo: null, stock: null };
  expect(variants).toEqual([
    { ...made, sku: 'tricko-s', values: same('S'), stock: 7 },
    { ...made, sku: 'own-code', values: same('M'), price_difference: 30 },
    { ...made, sku: 'tricko-black', values: [{ cs: 'černá', en: 'black' }] },
  ]);
});

it('saved variants keep their ids, and English follows Czech where both are the same', async () => {
  one = shirt;
  const { calls } = await open();
  expect(await screen.findByText('4 pieces in stock')).toBeShown();
  expect(screen.getByText('Not counted')).toBeShown();
  const [link] = screen.getAllByText('Change in Stock');
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain('{"product_id":3}');
  await fill(/^Size \(Czech\)/, 'XS', 0);
  const { variants } = await save(calls);
  expect(variants).toEqual([
    {
      id: 11,
      sku: 'tricko-s',
      values: [{ cs: 'XS', en: 'XS' }],
      price_difference: 0,
      photo: 2,
    },
    {
      id: 12,
      sku: 'tricko-m',
      values: [{ cs: 'M', en: 'M' }],
      price_difference: -40.5,
      photo: null,
    },
  ]);
});

it('a variant keeps its photo when the photos are moved in the same form', async () => {
  one = shirt;
  const { calls } = await open();
  await screen.findByText('4 pieces in stock');
  fireEvent.click(screen.getByRole('tab', { name: 'Photos' }));
  const [, second] = await screen.findAllByLabelText(/^Make default: Photo/, {
    selector: 'button',
  });
  fireEvent.click(second ?? document.body);
  const { variants } = await save(calls);
  expect(variants).toMatchObject([{ photo: 1 }, { photo: null }]);
});

it('a second option asks for its values, and is removed after a question', async () => {
  one = shirt;
  const { calls } = await open();
  await press('Add an option');
  await fill(/^Option 2 \(Czech\)/, 'Barva');
  await fill(/^Option 2 \(English\)/, 'Colour');
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Please enter the text in both languages.');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await press('Remove the option Colour');
  const question = within(await screen.findByRole('dialog', { name: /Colour/ }));
  fireEvent.click(question.getByText('Remove'));
  await waitFor(() => expect(screen.queryByLabelText(/^Option 2/)).toBeNull());
  const { options, variants } = await save(calls);
  expect(options).toHaveLength(1);
  expect(variants).toMatchObject([{ values: [{ cs: 'S' }] }, { values: [{ cs: 'M' }] }]);
});

it('the rules are said at their fields', async () => {
  one = shirt;
  const { calls } = await open();
  await fill(/^SKU/, 'tricko-m', 0);
  await fill(/^Size \(Czech\)/, 'S', 1);
  await fill(/^Price difference/, '-600', 0);
  fireEvent.click(screen.getByText('Update'));
  expect(await screen.findByText('There is already a variant with these values.')).toBeShown();
  expect(screen.getByText('Another variant already has this SKU.')).toBeShown();
  expect(screen.getByText(/price of this variant would be below zero/)).toBeShown();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('what only the server finds is said at its field', async () => {
  one = shirt;
  const taken = 'Another variant already has this SKU.';
  refusal = json({ message: taken, errors: { 'variants.1.sku': taken } }, 422);
  const { calls } = await open();
  await screen.findByText('4 pieces in stock');
  await save(calls);
  const sku = await field(/^SKU/, 1);
  await waitFor(() => expect(sku.getAttribute('aria-invalid')).toBe('true'));
});

it('a removed variant is not sent, and the focus goes to the next one', async () => {
  one = shirt;
  const { calls } = await open();
  await press('Remove the variant S');
  await waitFor(() => expect(screen.queryByLabelText('Remove the variant S')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Remove the variant M'));
  const { variants } = await save(calls);
  expect(variants).toMatchObject([{ id: 12 }]);
});

it('who may only look has nothing to press', async () => {
  one = shirt;
  await open('Variants', 'reader');
  await screen.findByText('4 pieces in stock');
  expect(screen.queryByRole('button', { name: /option|combination|variant/i })).toBeNull();
});
