import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import { FILE_SETTINGS } from '../../api/contract/constants.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import settingTexts from '../../api/contract/messages/settings.json' with { type: 'json' };
import type { Setting } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, field, fill } from '../testing/screenParts.ts';
import { settings } from './index.ts';

const setting: Setting = {
  id: 4,
  setting_key: 'contact_phone',
  setting_group: 'contact',
  value: '+420 777 000 000',
  value_info: null,
  is_active: true,
  translations: {
    cs: { label: 'Telefon', setting_value: '' },
    en: { label: 'Phone', setting_value: '' },
  },
  version: 1,
};
const texts = { label: '', setting_value: '' };
/** A setting that has the product's name. */
const unnamed: Setting = { ...setting, translations: { cs: texts, en: texts } };
const TAKEN = 'A setting with this key already exists.';

let list: Setting[] = [setting];
let shown = setting;
let has_demo = false;
const answer = ({ method, url }: ReceivedCall): Response => {
  if (url === '/api/first-steps') return json({ steps: [], has_demo });
  if (method === 'POST') return json({ message: TAKEN, errors: { setting_key: TAKEN } }, 409);
  return url.includes('?')
    ? json(list, 200, { 'x-total-count': String(list.length) })
    : json(shown);
};
const open = (address: string, locale: 'cs' | 'en' = 'en', role: Role = 'owner') =>
  renderScreen({ address, locale, role, resource: settings, answer });

it('show key, group, label and value', async () => {
  await open('/settings', 'cs');
  expect((await cellTexts('contact_phone')).slice(0, 4)).toEqual([
    'contact_phone',
    'Kontakt',
    'Telefon',
    '+420 777 000 000',
  ]);
});

it.each([
  ['theme_ground', 'dark', 'Tmavý'],
  ['home_sections', 'cars dark hidden\nabout light', /^1\. Auta: Tmavý, skrytá 2\. O týmu: Světlý/],
])('show the value of %s in the words of its input', async (setting_key, value, shown) => {
  list = [{ ...unnamed, setting_key, value }];
  await open('/settings', 'cs');
  const [, , , told] = await cellTexts(setting_key);
  expect(told).toMatch(shown);
  list = [setting];
});

it.each([
  ['with settings', [setting]],
  ['without any', []],
])('have no Add button while their form is open: a list %s', async (_name, shown) => {
  list = shown;
  await open('/settings/create');
  await field(/^Key/);
  await waitFor(() =>
    expect(screen.queryByText('No settings found') ?? screen.queryByText('Phone')).not.toBeNull(),
  );
  expect(screen.queryByText('Add setting')).toBeNull();
  fireEvent.click(screen.getByText('Cancel'));
  // Once the form has gone.
  await waitFor(() => expect(screen.getByText('Add setting')).toBeShown());
  list = [setting];
});

it('keep their key', async () => {
  await open('/settings/4');
  expect(await field(/^Key/)).toHaveProperty('readOnly', true);
});

const NAMES = {
  bank_iban: /^Bank account \(IBAN\)/,
  vat_payer: /^VAT registration/,
  contact_phone: /^Contact phone/,
};

it.each([
  ['bank_iban', 'editor', true, true],
  ['vat_payer', 'editor', true, true],
  ['contact_phone', 'editor', false, false],
  ['bank_iban', 'owner', false, false],
  // Who may change none is told nothing of one.
  ['bank_iban', 'manager', true, false],
] as const)('are read or changed: %s by an %s', async (setting_key, role, isRead, isTold) => {
  shown = { ...unnamed, setting_key, value: '' };
  await open('/settings/4', 'en', role);
  const value = await field(NAMES[setting_key]);
  const isOff = value.matches(':disabled, fieldset[disabled] *, [aria-disabled=true]');
  expect(isOff).toBe(isRead);
  expect(screen.queryByRole('button', { name: 'Update' }) === null).toBe(isRead);
  expect(screen.queryByText(/changed by owners only/) !== null).toBe(isTold);
  const combobox = value.getAttribute('role') === 'combobox';
  if (combobox) expect(value.getAttribute('aria-disabled')).toBe(String(isRead));
  shown = setting;
});

it('show what the site makes of an accent', async () => {
  shown = { ...unnamed, setting_key: 'theme_accent', value: '#0b5cff' };
  await open('/settings/4');
  const uses = async () =>
    (await screen.findAllByText(/contrast/)).map(({ textContent }) => textContent);
  expect(await uses()).toEqual([
    'Text on buttons contrast 5.2 : 1',
    'Text on a dark background contrast 4.5 : 1The colour itself has only 2.9 : 1; the site uses #4885ff, the nearest readable colour.',
    'Text on a light background contrast 4.5 : 1The colour itself has only 4.2 : 1; the site uses #0b59f7, the nearest readable colour.',
  ]);
  await fill(/Accent colour/, '#FFE600');
  expect((await uses())[1]).toBe('Text on a dark background contrast 12.2 : 1');
  fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#00a651' } });
  expect(await field(/Accent colour/)).toHaveProperty('value', '#00a651');
  expect(screen.queryByLabelText(/Value in this language/)).toBeNull();
  shown = setting;
});

it('refuse an accent that is no colour', async () => {
  shown = { ...unnamed, setting_key: 'theme_accent', value: '' };
  const { calls } = await open('/settings/4', 'cs');
  await fill(/Barva týmu/, 'modrá');
  fireEvent.click(screen.getByText('Aktualizovat'));
  expect(await alertText()).toMatch(/^Zadejte barvu jako # a šest/);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  shown = setting;
});

it('show a bank account as customers read it, to be copied', async () => {
  shown = { ...unnamed, setting_key: 'bank_iban', value: '' };
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open('/settings/4');
  await fill(/Bank account/, '19-2000145399/0800');
  expect(await screen.findByText('CZ65 0800 0000 1920 0014 5399')).toBeShown();
  fireEvent.click(screen.getByLabelText('Copy: Account number'));
  fireEvent.click(screen.getByLabelText('Copy: IBAN'));
  await waitFor(() =>
    expect(writeText.mock.calls).toEqual([['19-2000145399/0800'], ['CZ6508000000192000145399']]),
  );
  vi.unstubAllGlobals();
  shown = setting;
});

it.each([
  [
    'bank_iban',
    /Bankovní účet/,
    '19-2000145398/0800',
    'V čísle účtu je překlep: kontrolní součet nesedí.',
  ],
  ['seller_ico', /IČO/, '99027179', 'V IČO je překlep: poslední číslice neodpovídá ostatním.'],
])('refuse a mistyped number at its field: %s', async (setting_key, name, typed, said) => {
  shown = { ...unnamed, setting_key, value: '' };
  const { calls } = await open('/settings/4', 'cs');
  await fill(name, typed);
  fireEvent.click(screen.getByText('Aktualizovat'));
  expect(await alertText()).toBe(said);
  expect(screen.getAllByText(said)).toHaveLength(2);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  shown = setting;
});

it.each([
  ['theme_ground', 'light', 'cs', 'Světlý'],
  ['theme_type', 'wide', 'en', 'Wide: Archivo and Inter'],
  ['theme_edges', 'straight', 'cs', 'Rovné'],
] as const)('offer the values of %s by name', async (setting_key, value, locale, name) => {
  shown = { ...setting, setting_key, value };
  await open('/settings/4', locale);
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  shown = setting;
});

it('need a key that is more than spaces; a new one is a general one', async () => {
  const { calls } = await open('/settings/create', 'cs');
  await fill(/Klíč/, '  ');
  fireEvent.click(screen.getByText('Přidat'));
  expect(await alertText()).toBe('Klíč je povinný');
  expect(screen.getAllByText('Klíč je povinný')).toHaveLength(2);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('say at the key what only the server knows', async () => {
  const { calls } = await open('/settings/create');
  await fill(/Key/, 'contact_phone');
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe(`Failed to save setting: ${TAKEN}`);
  expect(await screen.findByText(TAKEN)).toBeShown();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    setting_key: 'contact_phone',
    setting_group: 'general',
    is_active: true,
  });
});

it.each(Object.entries(FILE_SETTINGS))(
  'take a file where the site shows one: %s',
  async (key, kind) => {
    await open('/settings/create');
    await fill(/Key/, key);
    const input = await waitFor(
      () => document.querySelector('input[type=file]') ?? raise('no input'),
    );
    expect(input.getAttribute('accept')).toContain(kind === 'video' ? 'video/' : 'image/');
  },
);

it('lead back to a video that is refused', async () => {
  const broken = 'The file is not an MP4 or WebM video.';
  const video = { ...unnamed, setting_key: 'hero_video_path', value: '' };
  await renderScreen({
    address: '/settings/4',
    locale: 'en',
    role: 'owner',
    resource: settings,
    answer: ({ method, url }) => {
      if (method === 'PUT') return json({ message: broken, errors: { value: broken } }, 415);
      return url.includes('?') ? json([video], 200, { 'x-total-count': '1' }) : json(video);
    },
  });
  const choose = await screen.findByRole('button', { name: 'Choose video' });
  const input = document.querySelector('input[type=file]') ?? raise('no input');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.mp4', { type: 'video/mp4' })] } });
  const update = screen.getByRole('button', { name: 'Update' });
  update.focus();
  fireEvent.click(update);
  expect(await screen.findByText(broken)).toBeShown();
  await waitFor(() => expect(document.activeElement).toBe(choose));
});

it('take a video that is dropped on its field, and stay when it falls beside it', async () => {
  const video = { ...unnamed, setting_key: 'hero_video_path', value: '' };
  await renderScreen({
    address: '/settings/4',
    locale: 'en',
    role: 'owner',
    resource: settings,
    answer: ({ url }) =>
      url.includes('?') ? json([video], 200, { 'x-total-count': '1' }) : json(video),
  });
  const field = (await screen.findByText(/You can also drop/)).closest('section');
  const file = new File(['x'], 'drift.mp4', { type: 'video/mp4' });
  const dataTransfer = { files: [file], types: ['Files'] };
  // False: the browser doesn't open it, which would leave the form.
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(screen.queryByText('drift.mp4')).toBeNull();
  fireEvent.drop(field ?? raise('no field'), { dataTransfer });
  expect(await screen.findByText('drift.mp4')).toBeShown();
});

it.each([
  ['of another type', 415, { value: 'No video.' }],
  ['too large', 413, undefined],
] as const)('are free for another video after one was %s', async (_why, status, errors) => {
  const video = { ...unnamed, setting_key: 'hero_video_path', value: '/uploads/old/file.mp4' };
  let refused = true;
  const { calls } = await renderScreen({
    address: '/settings/4',
    locale: 'en',
    role: 'owner',
    resource: settings,
    answer: ({ method, url }) => {
      if (method === 'PUT') {
        return refused ? json({ message: 'No video.', errors }, status) : json(video);
      }
      return url.includes('?') ? json([video], 200, { 'x-total-count': '1' }) : json(video);
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const shown = () => document.querySelector('video')?.getAttribute('src');
  const chooseVideo = (name: string) =>
    fireEvent.change(document.querySelector('input[type=file]') ?? raise('no input'), {
      target: { files: [new File(['x'], name, { type: 'video/mp4' })] },
    });
  await fill(/^Label/, 'Film');
  chooseVideo('a.mp4');
  expect(await screen.findByText('a.mp4')).toBeShown();
  expect(shown()).toBeUndefined();
  fireEvent.click(screen.getByText('Update'));
  expect(await screen.findByText('No video.')).toBeShown();
  expect(screen.queryByText('a.mp4')).toBeNull();
  expect(shown()).toBe('/uploads/old/file.mp4');
  expect(screen.getByDisplayValue('Film')).toBeShown();
  chooseVideo('b.mp4');
  expect(await screen.findByText('b.mp4')).toBeShown();
  refused = false;
  fireEvent.click(screen.getByText('Update'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [, second] = sent();
  const file = second instanceof FormData && second.get('file');
  expect(file instanceof File && file.name).toBe('b.mp4');
});

it('show the same input as the website, with its help, and the other form of its value', async () => {
  shown = { ...unnamed, setting_key: 'about.title', value: '' };
  await open('/settings/4');
  const main = within(await screen.findByRole('group', { name: 'About: heading' }));
  expect(main.getByLabelText('Czech')).toHaveProperty('placeholder', 'O týmu');
  expect(screen.getByText('Heading of the section on the home page.')).toBeShown();
  expect(screen.getByLabelText('Value for both languages')).toBeShown();
  expect(screen.queryByRole('group', { name: 'Value in this language' })).toBeNull();
  shown = setting;
});

it('arrange the sections of the home page', async () => {
  shown = { ...unnamed, setting_key: 'home_sections', value: 'team dark' };
  const { calls } = await open('/settings/4');
  fireEvent.click(await screen.findByLabelText('Move down: Team'));
  fireEvent.click(screen.getByText('Update'));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toBeDefined());
  const sent = Object(calls.find(({ method }) => method === 'PUT')?.body);
  expect(sent.value.split('\n').slice(0, 2)).toEqual(['about light', 'team dark']);
  shown = setting;
});

it('are named and explained in both languages, each in one line', () => {
  const { en, cs } = settingTexts;
  expect(Object.keys(cs)).toEqual(Object.keys(en));
  for (const locale of LOCALES) {
    for (const { help } of KNOWN_SETTINGS) expect(help[locale]).toMatch(/\S\.$/);
    const names = KNOWN_SETTINGS.map(({ label }) => label[locale]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

function raise(message: string): never {
  throw new Error(message);
}

it.each([
  ['en', 'The site still shows content of the demo season.', 'Remove the demo season'],
  ['cs', 'Web ještě ukazuje části ukázkové sezóny.', 'Odebrat ukázkovou sezónu'],
] as const)(
  'say below their list that there is demo content, whatever was open before: %s',
  async (locale, there, remove) => {
    has_demo = true;
    await open('/settings', locale);
    expect(await screen.findByText(there)).toBeShown();
    expect(screen.getByRole('button', { name: remove })).toBeShown();
  },
);
