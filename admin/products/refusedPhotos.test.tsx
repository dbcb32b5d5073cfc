import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { products } from './index.ts';
import { testProduct } from './testProduct.ts';

const product = testProduct({ names: { en: 'Cap', cs: 'Kšiltovka' } });

let saved = () => json(product);
const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT') return saved();
  return url.includes('?') ? json([product], 200, { 'x-total-count': '1' }) : json(product);
};
const open = (locale: 'cs' | 'en') =>
  renderScreen({ address: '/products/3', locale, resource: products, answer });
const picture = (name: string, type = 'image/jpeg', content = 'x') =>
  new File([content], name, { type });
const choose = async (label: string, ...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { files },
  });

beforeEach(() => {
  let number = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${number++}`);
});

const EN = {
  add: 'Add photos',
  save: 'Update',
  close: 'Close',
  updated: 'Product updated successfully',
  failed: 'Failed to save product:',
  isNone: (name: string) => `${name} is not a JPEG, PNG, WebP or GIF picture and was not added.`,
  isEmpty: (name: string) => `${name} is empty.`,
  full: 'Maximum number of images is 10',
};
const CS: typeof EN = {
  add: 'Přidat fotografie',
  save: 'Aktualizovat',
  close: 'Zavřít',
  updated: 'Produkt byl úspěšně upraven',
  failed: 'Nepodařilo se uložit produkt:',
  isNone: (name) => `${name} není obrázek JPEG, PNG, WebP ani GIF a nebyl přidán.`,
  isEmpty: (name) => `Soubor ${name} je prázdný.`,
  full: 'Maximální počet obrázků je 10',
};

it.each([
  ['en', EN],
  ['cs', CS],
] as const)('names the photos that the server dropped: %s', async (locale, texts) => {
  saved = () => json({ ...product, dropped_photos: [0, 2] });
  await open(locale);
  await choose(texts.add, picture('a.jpg'), picture('fine.jpg'), picture('ž.jpg'));
  fireEvent.click(await screen.findByText(texts.save));
  await screen.findByText(texts.updated);
  fireEvent.click(screen.getByLabelText(texts.close, { selector: '.MuiAlert-root *' }));
  const lines = ['a.jpg', 'ž.jpg'].map(texts.isNone);
  expect(await alertText()).toBe(lines.join('\n'));
});

it.each([
  ['en', EN],
  ['cs', CS],
] as const)('names each file that it does not take, and adds the others: %s', async (...given) => {
  const [locale, texts] = given;
  await open(locale);
  const others = [picture('a.txt', 'text/plain'), picture('b.png', 'image/png', '')];
  const nine = Array.from({ length: 9 }, (_, index) => picture(`${index}.jpg`));
  await choose(texts.add, ...others, ...nine);
  const lines = [texts.isNone('a.txt'), texts.isEmpty('b.png'), texts.full];
  expect(await alertText()).toBe(lines.join('\n'));
  for (const line of lines) expect(screen.getAllByText(line)).toHaveLength(1);
});

it.each([
  ['en', EN],
  ['cs', CS],
] as const)('names the photo that the server could not read: %s', async (locale, texts) => {
  const text = 'No picture';
  saved = () => json({ message: text, errors: { 'images.1': text } }, 415);
  await open(locale);
  await choose(texts.add, picture('a.jpg'), picture('damaged.jpg'));
  fireEvent.click(await screen.findByText(texts.save));
  expect(await alertText()).toBe(`${texts.failed} damaged.jpg: ${text}`);
  expect(screen.getAllByText(`damaged.jpg: ${text}`)).toHaveLength(1);
});

it.each([
  ['en', EN, 'Selected files are invalid or empty'],
  ['cs', CS, 'Vybrané soubory jsou neplatné nebo prázdné'],
] as const)('names all photos where the server found none of them valid: %s', async (...given) => {
  const [locale, texts, rule] = given;
  saved = () => json({ message: rule, errors: { photos: rule } }, 422);
  await open(locale);
  await choose(texts.add, picture('a.jpg'), picture('b.jpg'));
  fireEvent.click(await screen.findByText(texts.save));
  const lines = ['a.jpg', 'b.jpg'].map(texts.isNone);
  expect(await alertText()).toBe(`${texts.failed} ${[...lines, rule].join('\n')}`);
});

it.each([
  ['en', EN],
  ['cs', CS],
] as const)(
  'says no longer that a file was refused once a valid one follows: %s',
  async (locale, texts) => {
    await open(locale);
    await choose(texts.add, picture('plan.pdf', 'application/pdf'));
    const refusal = texts.isNone('plan.pdf');
    expect(await alertText()).toContain(refusal);
    await choose(texts.add, picture('fine.jpg'));
    await vi.waitFor(() => expect(document.body.textContent).not.toContain(refusal));
  },
);

it.each([
  ['en', EN],
  ['cs', CS],
] as const)(
  'says at its tile that a file is no picture, whatever its name, and does not send it: %s',
  async (locale, texts) => {
    saved = () => json(product);
    const { calls } = await open(locale);
    await choose(texts.add, picture('notes.jpg'), picture('fine.jpg'), picture('list.jpg'));
    fireEvent.click(screen.getByRole('tab', { name: /^(Photos|Fotografie)/ }));
    const [notes, , list] = [0, 1, 2].map((at) => document.querySelector(`img[src="blob:${at}"]`));
    if (!notes || !list) throw new Error('There are no previews');
    fireEvent.error(notes);
    fireEvent.error(list);
    expect(await screen.findByText(texts.isNone('notes.jpg'))).toBeShown();
    expect(screen.getByText(texts.isNone('list.jpg'))).toBeShown();
    fireEvent.click(await screen.findByText(texts.save));
    await screen.findByText(texts.updated);
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    const files = sent instanceof FormData ? sent.getAll('images') : [];
    expect(files.map((file) => file instanceof File && file.name)).toEqual(['fine.jpg']);
  },
);
