import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../api/client/session.ts';
import { DEFAULT_SPEC_ICONS } from '../../api/contract/constants.ts';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { createAuthProvider } from '../providers/authProvider.ts';
import { fakeApi, json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { carPhotos } from './index.ts';

const texts = { description: '', specs_1: '', specs_2: '', specs_3: '', specs_4: '2026' };
const car: Car = {
  id: 3,
  slug: 'otava-600',
  is_active: true,
  is_current: true,
  image_path: '',
  image_info: null,
  horsepower: 600,
  display_order: 1,
  spec_icons: { ...DEFAULT_SPEC_ICONS },
  translations: { cs: { name: 'Otava', ...texts }, en: { name: 'Otava 600', ...texts } },
  version: 7,
};

let carAnswer = () => json(car);
let photos: CarPhoto[] = [];
const refuse = () => json({ message: 'The disk is full' }, 507);
let uploadAnswer: () => Response | Promise<Response> = refuse;
const answer = ({ method, url, body }: ReceivedCall): Response | Promise<Response> => {
  if (method === 'POST') return uploadAnswer();
  if (method === 'PUT') {
    photos = photos.map((photo) => ({ ...photo, ...Object(body), version: photo.version + 1 }));
    return json(photos[0]);
  }
  if (url.startsWith('/api/cars/')) return carAnswer();
  return json(photos, 200, { 'x-total-count': String(photos.length) });
};
const open = (locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address: '/car-photos/otava-600', locale, resource: carPhotos, answer });
const files = (count: number, type = 'image/png') =>
  Array.from({ length: count }, (_, n) => new File(['x'], `start ${n}.png`, { type }));
const choose = async (label: string, chosen: File[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { files: chosen },
  });

beforeEach(() => {
  uploadAnswer = refuse;
  carAnswer = () => json(car);
  photos = [];
  let number = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${number++}`);
});

/** The alert and the text beside the button. */
const toldTwice = async (text: string) => {
  expect(await alertText()).toBe(text);
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
};

it.each([
  ['en', 'Loading…', 'No photos found'],
  ['cs', 'Načítá se…', 'Žádné fotografie nenalezeny'],
] as const)('says that it loads, until the car and its photos are there: %s', async (...texts) => {
  const [locale, loading, none] = texts;
  const arrive = { car: () => {}, photos: () => {} };
  const carArrives = new Promise<void>((resolve) => Object.assign(arrive, { car: resolve }));
  const photosArrive = new Promise<void>((resolve) => Object.assign(arrive, { photos: resolve }));
  await renderScreen({
    address: '/car-photos/otava-600',
    locale,
    resource: carPhotos,
    answer: async (call) => {
      await (call.url.startsWith('/api/cars/') ? carArrives : photosArrive);
      return answer(call);
    },
  });
  expect((await screen.findByRole('status')).textContent).toBe(loading);
  arrive.car();
  await screen.findByText(/Otava/);
  expect(screen.getByRole('status').textContent).toBe(loading);
  arrive.photos();
  expect(await screen.findByText(none)).toBeShown();
  expect(screen.queryByText(loading)).toBeNull();
});

it.each([
  ['en', 'Upload', 'Select at least one photo to upload'],
  ['cs', 'Nahrát', 'Vyberte alespoň jednu fotografii k nahrání'],
] as const)('needs at least one photo: %s', async (locale, upload, text) => {
  const { calls } = await open(locale);
  fireEvent.click(await screen.findByText(upload));
  await toldTwice(text);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it.each([
  ['en', 'Choose photos', 'You can upload a maximum of 20 photos at once'],
  ['cs', 'Vybrat fotografie', 'Najednou lze nahrát nejvýše 20 fotografií'],
] as const)('takes no more than 20 at once: %s', async (locale, label, text) => {
  await open(locale);
  await choose(label, files(21));
  await toldTwice(text);
  await choose(label, files(20));
  expect(await screen.findByDisplayValue('start 19')).toBeShown();
  expect(screen.getAllByText(text)).toHaveLength(1);
});

it('names each file that is no picture, and keeps the others', async () => {
  await open();
  await choose('Choose photos', [...files(1), ...files(1, 'text/plain')]);
  await toldTwice('start 0.png is not a picture. Please choose an image file.');
  expect(screen.getAllByDisplayValue('start 0')).toHaveLength(1);
});

it('tells in its notice of every file that is refused, as it does below the button', async () => {
  await open();
  const empty = new File([], 'empty.png', { type: 'image/png' });
  await choose('Choose photos', [...files(1, 'text/plain'), empty]);
  const texts = [
    'start 0.png is not a picture. Please choose an image file.',
    'empty.png is empty.',
  ];
  expect(await alertText()).toBe(texts.join('\n'));
  for (const text of texts) expect(screen.getByText(text)).toBeShown();
});

it.each([
  ['en', 'Choose photos', 'Upload 3 photos', 'Failed to save photos:'],
  ['cs', 'Vybrat fotografie', 'Nahrát 3 fotografie', 'Nepodařilo se uložit fotografie:'],
] as const)('names the file that the server refused: %s', async (locale, label, upload, failed) => {
  const text = 'No picture';
  uploadAnswer = () => json({ message: text, errors: { 'images.1': text } }, 415);
  await open(locale);
  await choose(label, files(3));
  fireEvent.click(await screen.findByText(upload));
  await toldTwice(`${failed} start 1.png: ${text}`);
});

it.each([
  [
    'en',
    'Choose photos',
    'Upload 2 photos',
    /^Failed to save photos: .*\nFiles: start 0.png, start 1.png$/,
    'Upload 1 photo',
    /^Failed to save photos: .*\nFiles: start 1.png$/,
  ],
  [
    'cs',
    'Vybrat fotografie',
    'Nahrát 2 fotografie',
    /^Nepodařilo se uložit fotografie: .*\nSoubory: start 0.png, start 1.png$/,
    'Nahrát 1 fotografii',
    /^Nepodařilo se uložit fotografie: .*\nSoubory: start 1.png$/,
  ],
] as const)('names the files of an upload without an answer: %s', async (...given) => {
  const [locale, label, upload, text, uploadRest, restText] = given;
  uploadAnswer = () => Promise.reject(new TypeError('No connection'));
  await open(locale);
  await choose(label, files(2));
  fireEvent.click(await screen.findByText(upload));
  expect(await alertText()).toMatch(text);
  const remove = locale === 'en' ? 'Remove: start 0' : 'Odstranit: start 0';
  fireEvent.click(screen.getByLabelText(remove));
  fireEvent.click(await screen.findByText(uploadRest));
  await waitFor(async () => expect(await alertText()).toMatch(restText));
});

it('says why an upload failed and keeps what was chosen', async () => {
  await open();
  await choose('Choose photos', files(1));
  fireEvent.click(await screen.findByText('Upload 1 photo'));
  expect(await alertText()).toBe('Failed to save photos: The disk is full\nFiles: start 0.png');
  expect(screen.getByText('Failed to save photos: The disk is full')).toBeShown();
  expect(screen.getByText('Files: start 0.png')).toBeShown();
  expect(screen.getByDisplayValue('start 0')).toBeShown();
  // The next upload does not run below the failure of the last one.
  uploadAnswer = () => new Promise(() => undefined);
  fireEvent.click(screen.getByText('Upload 1 photo'));
  await waitFor(() => expect(screen.queryAllByText(/The disk is full/)).toHaveLength(1));
});

it('can only be looked at by who may not change them', async () => {
  const none = { description: '' };
  const stored = { car_id: 3, image_path: '', image_info: null, is_active: true, version: 1 };
  photos = [8, 9].map((id) => ({
    ...stored,
    id,
    display_order: id,
    name: `Start ${id}`,
    translations: { cs: none, en: none },
  }));
  await renderScreen({
    address: '/car-photos/otava-600',
    locale: 'en',
    resource: carPhotos,
    role: 'reader',
    answer,
  });
  const name = await screen.findByDisplayValue('Start 8');
  expect(name).toHaveProperty('disabled', true);
  expect(screen.queryByText('Upload')).toBeNull();
  expect(screen.queryByLabelText('Choose photos', { selector: 'input' })).toBeNull();
  expect(screen.queryByLabelText(/^Move/)).toBeNull();
  expect(screen.queryByLabelText(/^Copy from Czech/)).toBeNull();
});

describe('a photo that is moved', () => {
  const none = { description: '' };
  const photo = (id: number, display_order: number): CarPhoto => ({
    id,
    car_id: 3,
    image_path: `/uploads/${id}.webp`,
    image_info: null,
    display_order,
    name: `Start ${id}`,
    translations: { cs: none, en: none },
    is_active: true,
    version: 1,
  });
  const moveUp = (name: string) =>
    fireEvent.click(screen.getByLabelText(new RegExp(`^Move (up|earlier): ${name}$`)));
  /** Opens the photos 1, 2 and 3; another administrator has changed them by the time one is moved. */
  const openBefore = async (changed: CarPhoto[]) => {
    let now = [photo(1, 1), photo(2, 2), photo(3, 3)];
    const { calls } = await renderScreen({
      address: '/car-photos/otava-600',
      locale: 'en',
      resource: carPhotos,
      answer: (call) => {
        const isOfPhotos = call.method === 'GET' && call.url.startsWith('/api/car-photos');
        return isOfPhotos ? json(now, 200, { 'x-total-count': '3' }) : answer(call);
      },
    });
    await screen.findByDisplayValue('Start 3');
    expect(screen.getByLabelText('History: Start 3')).toBeShown();
    now = changed;
    const puts = () => calls.filter(({ method }) => method === 'PUT');
    return { calls, puts: () => puts().map(({ url, body }) => [url, body]) };
  };

  it('keeps what another administrator moved meanwhile, in the photos of this car alone', async () => {
    const { calls, puts } = await openBefore([photo(2, 1), photo(3, 2), photo(1, 3)]);
    moveUp('Start 3');
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()).toEqual([
      ['/api/car-photos/3', { display_order: 1 }],
      ['/api/car-photos/2', { display_order: 2 }],
    ]);
    const read = calls.filter(({ method, url }) => method === 'GET' && /car-photos/.test(url));
    expect(read.filter(({ url }) => !url.includes('filter={"car_id":3}'))).toEqual([]);
  });

  it('says that another administrator has deleted it, and changes nothing', async () => {
    const { puts } = await openBefore([photo(1, 1), photo(2, 2)]);
    moveUp('Start 3');
    expect(await alertText()).toBe(
      'The new order could not be saved; the previous one was restored. Someone has deleted this record meanwhile.',
    );
    expect(puts()).toEqual([]);
  });
});

it('saves the captions that visitors read, in both languages, one after the other', async () => {
  const none = { description: '' };
  photos = [
    {
      id: 8,
      car_id: 3,
      image_path: '',
      image_info: null,
      display_order: 1,
      name: 'Start',
      is_active: true,
      translations: { cs: none, en: none },
      version: 4,
    },
  ];
  const { calls } = await open();
  const write = async (label: string, value: string) => {
    const input = await screen.findByLabelText(label);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
    return input;
  };
  const czech = await write('Caption (Czech)', 'Na startu');
  await write('Caption (English)', 'At the start');
  const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()).toMatchObject([
    { translations: { cs: { description: 'Na startu' } }, version: 4 },
    {
      name: 'Start',
      translations: { cs: { description: 'Na startu' }, en: { description: 'At the start' } },
      version: 5,
    },
  ]);
  // The same field, so that whoever goes on by Tab stays where they are.
  expect(screen.getByLabelText('Caption (Czech)')).toBe(czech);
  expect(await alertText()).toBe('Photo updated successfully');
});

it('asks before chosen photos are left without their upload', async () => {
  await open();
  await choose('Choose photos', files(1));
  await screen.findByDisplayValue('start 0');
  fireEvent.click(screen.getByText('Back to cars'));
  expect(await screen.findByText('Unsaved changes')).toBeShown();
  fireEvent.click(screen.getByText('Keep editing'));
  // Once the question has gone.
  await waitFor(() => expect(screen.getByDisplayValue('start 0')).toBeShown());
});

it.each([
  ['en', 'Failed to load car or photos'],
  ['cs', 'Nepodařilo se načíst auto nebo fotografie'],
] as const)('says that the car could not be loaded: %s', async (locale, text) => {
  carAnswer = () => json({ message: 'Car not found' }, 404);
  await open(locale);
  expect(await alertText()).toBe(text);
});

it.each(['Unauthorized', 'Invalid token'])(
  'clears both tokens and leads to the sign-in on %s',
  async (message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    carAnswer = () => json({ message }, 401);
    const session = createSession();
    session.saveTokens({ accessToken: 'access', refreshToken: 'refresh' });
    const authProvider = createAuthProvider(fakeApi(() => json({})).client, session);
    const led: unknown[] = [];
    await renderScreen({
      address: '/car-photos/otava-600',
      locale: 'en',
      resource: carPhotos,
      authProvider: {
        ...authProvider,
        checkError: async (error) => {
          await authProvider.checkError(error).catch(({ redirectTo }) => led.push(redirectTo));
        },
      },
      answer,
    });
    await waitFor(() => expect(led).toContain(new URL('/login', location.origin).href));
    expect([session.accessToken(), session.refreshToken()]).toEqual([null, null]);
    expect(
      Object.values({ ...localStorage }).filter((kept) => /access|refresh/.test(kept)),
    ).toEqual([]);
  },
);
