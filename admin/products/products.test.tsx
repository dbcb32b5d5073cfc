import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { plain } from '../testing/plain.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, field, fill } from '../testing/screenParts.ts';
import { products } from './index.ts';
import { testProduct } from './testProduct.ts';

const product = testProduct({
  slug: 'drift-taxi',
  price: 1290.5,
  category: 'experience',
  names: { en: 'Drift ride', cs: 'Drift taxi' },
});

let one: object = product;
let listed = product;
let refusal: Response | null = null;
let takenSlugs: string[] = [];
const answer = ({ method, url }: ReceivedCall): Response => {
  const slug = /[?&]slug=([^&]*)/.exec(url)?.[1];
  if (slug !== undefined) return json(takenSlugs.includes(slug) ? [product] : []);
  if (method === 'PUT') return refusal ?? json(product);
  return url.includes('?') ? json([listed], 200, { 'x-total-count': '1' }) : json(one);
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: products, answer });
const sentForm = (calls: readonly ReceivedCall[]) => {
  const body = calls.find(({ method }) => method === 'PUT')?.body;
  if (!(body instanceof FormData)) throw new Error('No form was sent');
  return body;
};

beforeEach(() => {
  one = product;
  listed = product;
  refusal = null;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
});

it('show name, price in Czech style, category, slug and active', async () => {
  await open('/products');
  expect((await cellTexts('Drift ride')).slice(0, 5).map(plain)).toEqual([
    'Drift ride',
    '1 290,50 Kč',
    'Experiences',
    'drift-taxi',
    'Yes',
  ]);
});

it.each([
  [
    'en',
    'Add',
    'Name is required in both languages',
    'Slug is required',
    /Price is required/,
    'Choose a category',
  ],
  [
    'cs',
    'Přidat',
    'Název je povinný v obou jazycích',
    'Slug je povinný',
    /Cena je povinná/,
    'Vyberte kategorii',
  ],
] as const)('need names, slug, price and category: %s', async (...texts) => {
  const [locale, add, name, slug, price, category] = texts;
  const { calls } = await open('/products/create', locale);
  fireEvent.click(await screen.findByText(add));
  expect(await alertText()).toBe(name);
  expect(screen.getAllByText(name)).toHaveLength(3);
  expect(screen.getByText(slug)).toBeShown();
  expect(screen.getByText(price)).toBeShown();
  expect(screen.getByText(category)).toBeShown();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('are duplicated: the copy is hidden, with a slug of its own, the same photos and no SKUs', async () => {
  takenSlugs = ['drift-ride'];
  one = {
    ...product,
    price_before: 1500,
    lowest_price: 1400,
    left: 2,
    publish_at: '2026-01-01T10:00:00.000Z',
    features: [{ id: 4, en: 'Helmet', cs: 'Helma' }],
    options: [{ en: 'Size', cs: 'Velikost' }],
    variants: [
      {
        id: 5,
        sku: 'ride-s',
        values: [{ en: 'S', cs: 'S' }],
        price_difference: 10,
        price: 1300.5,
        photo: 2,
        stock: 3,
      },
    ],
  };
  const { calls } = await open('/products/3');
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await screen.findByRole('heading', { name: 'New product' });
  const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  expect(input('translations.en.name')?.value).toBe('Drift ride');
  await waitFor(() => expect(input('slug')?.value).toBe('drift-ride-1'), { timeout: 60_000 });
  fireEvent.click(screen.getByRole('tab', { name: 'Variants' }));
  await waitFor(() => expect(input('variants.0.sku')).not.toBeNull(), { timeout: 60_000 });
  fireEvent.change(input('variants.0.sku') ?? document.body, { target: { value: 'ride-s-2' } });
  fireEvent.click(screen.getByText('Add'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const body = calls.find(({ method }) => method === 'POST')?.body;
  if (!(body instanceof FormData)) throw new Error('No form was sent');
  const sent = (name: string) => JSON.parse(String(body.get(name)));
  expect(body.get('id')).toBeNull();
  expect(body.get('is_active')).toBe('false');
  expect(body.get('slug')).toBe('drift-ride-1');
  expect(body.get('publish_at')).toBeNull();
  expect(sent('photos')).toEqual([
    { id: null, image_path: '/uploads/7/800.webp' },
    { id: null, image_path: '/uploads/8/800.webp' },
  ]);
  expect(sent('features')).toEqual([{ en: 'Helmet', cs: 'Helma' }]);
  expect(sent('variants')).toEqual([
    {
      sku: 'ride-s-2',
      values: [{ en: 'S', cs: 'S' }],
      price_difference: 10,
      photo: null,
      stock: null,
    },
  ]);
  expect(body.get('price_before')).toBe('');
});

it('show the first mistake of a refused save, though another tab is open', async () => {
  one = {
    ...product,
    translations: { ...product.translations, en: { ...product.translations.en, name: '' } },
  };
  await open('/products/3');
  fireEvent.click(await screen.findByRole('tab', { name: 'Photos' }));
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Name is required in both languages');
  const name = document.querySelector('[name="translations.en.name"]');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('General');
});

it.each([
  ['en', 'Drift ride', 'Vouchers have ended'],
  ['cs', 'Drift taxi', 'Vouchery skončily'],
] as const)('say that nobody can buy them any more: %s', async (locale, name, mark) => {
  listed = { ...product, is_over: true };
  await open('/products', locale);
  expect(await cellTexts(name)).toContain(mark);
});

it('keep their form for a second after a save, then it closes and the list is read again', async () => {
  const second = holdTimers(1_000);
  const { calls } = await open('/products/3');
  const listReads = () => calls.filter(({ url }) => url.startsWith('/api/products?'));
  fireEvent.click(await screen.findByText('Update'));
  expect(await alertText()).toBe('Product updated successfully');
  expect(screen.getByText('Update')).toBeShown();
  expect(listReads()).toHaveLength(1);
  await second.pass();
  await waitFor(() => expect(screen.queryByText('Update')).toBeNull());
  expect(listReads()).toHaveLength(2);
});

it('are read again in the list, too, when their form is closed in that second', async () => {
  const second = holdTimers(1_000);
  const { calls } = await open('/products/3');
  const listReads = () => calls.filter(({ url }) => url.startsWith('/api/products?'));
  fireEvent.click(await screen.findByText('Update'));
  await alertText();
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByText('Update')).toBeNull());
  await second.pass();
  await waitFor(() => expect(listReads()).toHaveLength(2));
});

it('lose a feature by a button that the keyboard reaches as well', async () => {
  one = { ...product, features: [{ cs: 'Přilba v ceně', en: 'A helmet is included' }] };
  const { calls } = await open('/products/3');
  fireEvent.click(await screen.findByRole('tab', { name: 'Features' }));
  // Hidden ones have no role.
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: A helmet is included' }));
  fireEvent.click(screen.getByText('Update'));
  await alertText();
  expect(sentForm(calls).has('features[0][en]')).toBe(false);
});

it('keep the focus near a feature that was removed: on the next, the previous, then Add', async () => {
  one = { ...product, features: ['A', 'B', 'C'].map((text) => ({ cs: text, en: text })) };
  await open('/products/3');
  fireEvent.click(await screen.findByRole('tab', { name: 'Features' }));
  const buttons = () => screen.queryAllByRole('button', { name: /^Remove: [ABC]$/ });
  const remove = async (index: number, left: number) => {
    const button = buttons()[index];
    button?.focus();
    if (button) fireEvent.click(button);
    await waitFor(() => expect(buttons()).toHaveLength(left));
  };
  await waitFor(() => expect(buttons()).toHaveLength(3));
  await remove(1, 2);
  expect(document.activeElement).toBe(buttons()[1]);
  await remove(1, 1);
  expect(document.activeElement).toBe(buttons()[0]);
  await remove(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a feature' }));
});

it('are deleted with what was changed in their form, without asking about it', async () => {
  one = { ...product, features: ['A', 'B'].map((text) => ({ cs: text, en: text })) };
  await open('/products/3');
  fireEvent.click(await screen.findByRole('tab', { name: 'Features' }));
  const [remove] = await screen.findAllByRole('button', { name: 'Remove: A' });
  if (remove) fireEvent.click(remove);
  const toolbar = screen.getByText('Cancel').parentElement;
  if (!toolbar) throw new Error('There is no toolbar');
  fireEvent.click(within(toolbar).getByLabelText('Delete'));
  const question = await screen.findByRole('dialog', { name: 'Delete?' });
  fireEvent.click(within(question).getByText('Delete'));
  expect(await alertText()).toBe('Product deleted successfully');
  await waitFor(() => expect(screen.queryByText('Update')).toBeNull());
});

it('leave alone what was opened in that second', async () => {
  const second = holdTimers(1_000);
  await open('/products/3');
  fireEvent.click(await screen.findByText('Update'));
  await alertText();
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByText('Add product'));
  await screen.findByText('New product');
  await second.pass();
  expect(screen.getByText('New product')).toBeShown();
});

describe('the photos', () => {
  const tiles = async () => {
    const first = await screen.findByAltText('Photo 1');
    return within(first.closest('ol') ?? document.body).getAllByRole('listitem', { hidden: true });
  };
  const choose = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Add photos', { selector: 'input' }), {
      target: { files: [file] },
    });

  it('lose their default one when it is removed', async () => {
    const { calls } = await open('/products/3');
    fireEvent.click(await screen.findByRole('tab', { name: 'Photos' }));
    const [first] = await tiles();
    if (!first) throw new Error('There is no photo');
    expect(within(first).getByText('Default')).toBeShown();
    fireEvent.click(within(first).getByLabelText('Remove: Photo 1', { selector: 'button' }));
    await within(first).findByText('Will be removed');
    expect(within(first).queryByText('Default')).toBeNull();
    fireEvent.click(screen.getByText('Update'));
    await alertText();
    const form = sentForm(calls);
    expect([form.get('photosToRemove[0]'), form.get('defaultPhotoId')]).toEqual(['7', '8']);
  });

  it('leave the focus near one that is removed before it was saved', async () => {
    await open('/products/3');
    fireEvent.click(await screen.findByRole('tab', { name: 'Photos' }));
    await choose(new File(['x'], 'b.png', { type: 'image/png' }));
    await waitFor(async () => expect(await tiles()).toHaveLength(3));
    const removes = () => screen.getAllByLabelText(/^Remove: Photo/, { selector: 'button' });
    const last = removes().at(-1);
    if (!last) throw new Error('There is no photo');
    last.focus();
    fireEvent.click(last);
    await waitFor(async () => expect(await tiles()).toHaveLength(2));
    expect(document.activeElement).toBe(removes().at(-1));
  });

  it.each([
    [
      new File(['x'], 'a.txt', { type: 'text/plain' }),
      'a.txt is not a JPEG, PNG, WebP or GIF picture and was not added.',
    ],
    [new File([], 'a.png', { type: 'image/png' }), 'a.png is empty.'],
  ])(
    'say at their field what was wrong with a choice, and with which file',
    async (file, named) => {
      const text = 'Selected files are invalid or empty';
      await open('/products/3');
      await choose(file);
      expect(await alertText()).toBe(`${named}\n${text}`);
      for (const line of [named, text]) expect(screen.getAllByText(line)).toHaveLength(1);
      await choose(new File(['x'], 'b.png', { type: 'image/png' }));
      await waitFor(() => expect(screen.getAllByText('New').length).toBeGreaterThan(0));
      expect(screen.queryAllByText(text)).toHaveLength(0);
    },
  );

  it('say what only the server found, as the other fields do, and the form can be sent again', async () => {
    const name = 'Název je povinný v obou jazycích';
    const full = 'Maximální počet obrázků je 10';
    const errors = {
      'translations.cs.name': name,
      slug: 'Tento slug je už obsazený.',
      photos: full,
      unheard_of: 'Neznámé pole',
    };
    refusal = json({ message: name, errors }, 422);
    const { calls } = await open('/products/3', 'cs');
    fireEvent.click(await screen.findByText('Aktualizovat'));
    expect(await alertText()).toBe(`Nepodařilo se uložit produkt: ${name}`);
    for (const text of [name, errors.slug]) expect(await screen.findByText(text)).toBeShown();
    fireEvent.click(screen.getByRole('tab', { name: /Fotografie/ }));
    expect(await screen.findByText(full)).toBeShown();
    refusal = null;
    fireEvent.click(screen.getByText('Aktualizovat'));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });
});

it.each([
  ['en', 'Failed to load product for editing: Product data is invalid or not found'],
  ['cs', 'Nepodařilo se načíst produkt k úpravě: Data produktu jsou neplatná nebo nenalezena'],
] as const)('without an id are none: %s', async (locale, text) => {
  one = {};
  // The list has another one: react-admin would take a listed one that comes at the same moment.
  listed = { ...product, id: 4 };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/products/3', locale);
  expect(await alertText()).toBe(text);
});

it('are active and with the usual VAT unless said otherwise, and of no category yet', async () => {
  await open('/products/create');
  await field(/Slug/);
  // A default would make an experience of a T-shirt.
  expect((await field(/^Category/)).textContent).not.toContain('Experiences');
  expect(screen.getByText('21 %', { selector: '[role=combobox]' })).toBeShown();
  expect(await field(/Active/)).toHaveProperty('checked', true);
  expect(await field(/^Order/)).toHaveProperty('value', '0');
});

it('show a VAT rate that ended, which they keep until another one is chosen', async () => {
  one = { ...product, vat_rate: 15 };
  const { calls } = await open('/products/3');
  const shown = await screen.findByText('15 %', { selector: '[role=combobox]' });
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('VAT must be 21, 12 or 0 per cent.');
  fireEvent.mouseDown(shown);
  const rates = (await screen.findAllByRole('option')).map(({ textContent }) => plain(textContent));
  expect(rates.slice(-4)).toEqual(['21 %', '12 %', '0 %', '15 %']);
  fireEvent.click(screen.getByText('12 %'));
  fireEvent.click(screen.getByText('Update'));
  await waitFor(() => expect(sentForm(calls).get('vat_rate')).toBe('12'));
});

it('get a free slug from their name, the English one first, until it is typed', async () => {
  const pause = holdTimers(1_000);
  takenSlugs = ['tricko'];
  const { calls } = await open('/products/create');
  const [czech, english] = await screen.findAllByLabelText(/^Name/);
  if (!czech || !english) throw new Error('A name is missing');
  const [inEnglish, inCzech] = czech.closest('[lang=en]') ? [czech, english] : [english, czech];
  fireEvent.change(inCzech, { target: { value: 'Tričko' } });
  await pause.pass();
  await waitFor(async () => expect(await field(/^Slug/)).toHaveProperty('value', 'tricko-1'));
  takenSlugs = [];
  fireEvent.change(inEnglish, { target: { value: 'T-shirt' } });
  await pause.pass();
  await waitFor(async () => expect(await field(/^Slug/)).toHaveProperty('value', 't-shirt'));
  await fill(/^Slug/, 'shirt-2026');
  fireEvent.change(inEnglish, { target: { value: 'T-shirt of the team' } });
  await pause.pass();
  expect(await field(/^Slug/)).toHaveProperty('value', 'shirt-2026');
  expect(calls.some(({ url }) => url.includes('slug=t-shirt-of'))).toBe(false);
});

it('keep their slug when a saved one is renamed', async () => {
  const pause = holdTimers(1_000);
  await open('/products/3');
  const [name] = await screen.findAllByLabelText(/^Name/);
  fireEvent.change(name ?? raise('no name'), { target: { value: 'Another ride' } });
  await pause.pass();
  expect(await field(/^Slug/)).toHaveProperty('value', 'drift-taxi');
});

it('fill in empty English texts and features from the Czech ones', async () => {
  const { cs, en } = product.translations;
  one = {
    ...product,
    translations: { cs: { ...cs, description: 'Kolečko' }, en: { ...en, description: '' } },
    features: [{ cs: 'Přilba v ceně', en: '' }],
  };
  const { calls } = await open('/products/3');
  const [button] = await screen.findAllByRole('button', { name: 'Copy from Czech' });
  fireEvent.click(button ?? raise('no button'));
  fireEvent.click(await screen.findByRole('tab', { name: 'Features' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy from Czech' }));
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Product updated successfully');
  const sent = JSON.stringify([...sentForm(calls)]);
  // A text that was written stays.
  expect(sent).toContain(en.name);
  expect(sent.match(/Kolečko/g)).toHaveLength(2);
  expect(sent.match(/Přilba v ceně/g)).toHaveLength(2);
});

it.each([
  ['en', '1290,50', '1290.50'],
  ['cs', '1 290.50', '1290,50'],
] as const)('take a price with a comma or a point: %s', async (locale, typed, shown) => {
  const { calls } = await open('/products/3', locale);
  const price = await field(locale === 'en' ? /^Price/ : /^Cena/);
  expect(price).toHaveProperty('value', shown);
  fireEvent.focus(price);
  fireEvent.change(price, { target: { value: '7' } });
  fireEvent.change(price, { target: { value: typed } });
  expect(price).toHaveProperty('value', typed);
  fireEvent.blur(price);
  expect(price).toHaveProperty('value', shown);
  fireEvent.change(price, { target: { value: typed.replace('50', '90') } });
  fireEvent.click(screen.getByText(locale === 'en' ? 'Update' : 'Aktualizovat'));
  await waitFor(() => expect(sentForm(calls).get('price')).toBe('1290.9'));
});

it('say at the price that it is no number', async () => {
  const { calls } = await open('/products/3');
  fireEvent.change(await field(/^Price/), { target: { value: 'a lot' } });
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Price is required and must be a number');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

function raise(message: string): never {
  throw new Error(message);
}

it.each([
  {
    slug: 'drift-taxi',
    isKept: false,
    help: 'Konec adresy. Když ho změníte, odkazy na starou adresu povedou na novou.',
  },
  {
    slug: 'drift-taxi-1',
    isKept: true,
    help: 'Produkt s tímto slugem ukazuje sekce Drift taxi na úvodní stránce, proto se nemění.',
  },
])('say what hangs on a saved slug: $slug', async ({ slug, isKept, help }) => {
  one = { ...product, slug };
  await open('/products/3', 'cs');
  expect(await field(/^Slug/)).toHaveProperty('readOnly', isKept);
  expect(screen.queryByText(help)).not.toBeNull();
});
