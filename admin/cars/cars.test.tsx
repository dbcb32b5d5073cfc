import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SPEC_ICONS } from '../../api/contract/constants.ts';
import type { Car, Revision } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, field, fill } from '../testing/screenParts.ts';
import { cars } from './index.ts';

const texts = { description: '', specs_1: '', specs_2: '', specs_3: '', specs_4: '2026' };
const car: Car = {
  id: 3,
  slug: 'otava-600',
  is_active: true,
  is_current: true,
  image_path: '/uploads/otava.webp',
  image_info: null,
  horsepower: 600,
  display_order: 1,
  spec_icons: { ...DEFAULT_SPEC_ICONS },
  translations: { cs: { name: 'Otava', ...texts }, en: { name: 'Otava 600', ...texts } },
  version: 7,
};

const SAZAVA = { cs: { name: 'Sázava', ...texts }, en: { name: 'Sazava', ...texts } };

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT') return json({ message: 'Broken', errors: { slug: 'Taken' } }, 422);
  return url.startsWith('/api/cars?') ? json([car], 200, { 'x-total-count': '1' }) : json(car);
};

const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: cars, answer });

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

describe('the cars', () => {
  it('stand in a table, named in the language of the interface', async () => {
    await open('/cars', 'cs');
    const { textContent } = await rowOf('Otava');
    expect(textContent).toContain('2026');
    expect(textContent).toContain('Aktuální');
    const photos = screen.getByLabelText('Fotografie: Otava');
    expect(photos.getAttribute('href')).toContain('/car-photos/');
  });

  it('are deleted only after the question', async () => {
    const { calls } = await open('/cars');
    fireEvent.click(within(await rowOf('Otava 600')).getByLabelText('Delete: Otava 600'));
    await screen.findByText('Are you sure you want to delete this car?');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByText('Delete'));
    expect(await alertText()).toBe('Car deleted successfully');
    expect(calls.find(({ method }) => method === 'DELETE')?.url).toBe('/api/cars/3');
  });

  it('need a name in both languages, which is said before anything is sent', async () => {
    const { calls } = await open('/cars/create');
    fireEvent.click(await screen.findByText('Add'));
    expect(await alertText()).toBe('Name is required in both languages');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('tell what the server refused, in the alert and at the field', async () => {
    await open('/cars/3');
    fireEvent.click(await screen.findByText('Update'));
    expect(await alertText()).toBe('Failed to save car: Broken');
    expect(await screen.findByText('Taken')).toBeShown();
  });

  it.each([
    [
      'en',
      'Set as Current Season Vehicle',
      'Car set as current season vehicle',
      'Failed to set car as current',
    ],
    [
      'cs',
      'Nastavit jako vůz aktuální sezóny',
      'Auto bylo nastaveno jako vůz aktuální sezóny',
      'Nepodařilo se nastavit auto jako aktuální',
    ],
  ] as const)('are made current by their button alone: %s', async (...texts) => {
    const [locale, button, done, failed] = texts;
    let isBroken = true;
    const older = { ...car, is_current: false };
    const { calls } = await renderScreen({
      address: '/cars/3',
      locale,
      resource: cars,
      answer: ({ method, url }) => {
        if (method === 'PUT' && isBroken) return json({ message: 'Broken' }, 500);
        if (method === 'PUT') return json({ ...car, version: 8 });
        return url.includes('?') ? json([older], 200, { 'x-total-count': '1' }) : json(older);
      },
    });
    fireEvent.click(await screen.findByText(button));
    expect(await alertText()).toBe(failed);
    isBroken = false;
    // The notice may come before the button can be used again.
    await waitFor(() => expect(screen.getByText(button).closest('button')?.disabled).toBe(false));
    fireEvent.click(screen.getByText(button));
    expect(await screen.findByText(done)).toBeShown();
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      is_current: true,
    });
  });

  it('keep what is typed when they are made current, and are saved as they then are', async () => {
    let stored: Car = { ...car, is_current: false };
    const { calls } = await renderScreen({
      address: '/cars/3',
      locale: 'en',
      resource: cars,
      answer: ({ method, url, body }) => {
        if (method === 'PUT') {
          stored = { ...stored, ...Object(body), version: stored.version + 1 };
          return json(stored);
        }
        return url.includes('?') ? json([stored], 200, { 'x-total-count': '1' }) : json(stored);
      },
    });
    const saves = () => calls.filter(({ method }) => method === 'PUT');
    await fill(/^Horsepower/, '850');
    fireEvent.click(screen.getByText('Set as Current Season Vehicle'));
    expect(await alertText()).toBe('Car set as current season vehicle');
    await waitFor(() =>
      expect(screen.getByLabelText('Current season vehicle')).toHaveProperty('checked', true),
    );
    expect(await field(/^Horsepower/)).toHaveProperty('value', '850');
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toMatchObject({ horsepower: 850, is_current: true, version: 8 });
    await waitFor(() => expect(screen.queryByText('Update')).toBeNull());
  });

  it('take the mark from the former current one in the list behind the form', async () => {
    const former: Car = { ...car, id: 4, slug: 'sazava', translations: { ...SAZAVA } };
    let listed: Car[] = [{ ...car, is_current: false }, former];
    await renderScreen({
      address: '/cars/3',
      locale: 'en',
      resource: cars,
      answer: ({ method, url }) => {
        if (method === 'PUT') {
          listed = [
            { ...car, version: 8 },
            { ...former, is_current: false, version: 8 },
          ];
        }
        return url.includes('?') ? json(listed, 200, { 'x-total-count': '2' }) : json(listed[0]);
      },
    });
    expect((await rowOf('Sazava')).textContent).toContain('Current');
    fireEvent.click(await screen.findByText('Set as Current Season Vehicle'));
    await waitFor(async () => {
      expect((await rowOf('Sazava')).textContent).not.toContain('Current');
      expect((await rowOf('Otava 600')).textContent).toContain('Current');
    });
  });

  it('lose what is typed to an older version that is restored, as its question says', async () => {
    const created: Partial<Revision> = { id: 1, action: 'create', version: 1, changed: [] };
    let stored = car;
    await renderScreen({
      address: '/cars/3',
      locale: 'en',
      resource: cars,
      answer: ({ method, url }) => {
        if (method === 'POST') stored = { ...car, horsepower: 450, version: 8 };
        if (url.includes('revisions')) {
          const revision = { resource: 'cars', record_id: 3, name: 'Otava', ...created };
          const newest = { ...revision, id: 2, action: 'update', version: 7 };
          return json([newest, revision], 200, { 'x-total-count': '2' });
        }
        return url.includes('?') ? json([stored], 200, { 'x-total-count': '1' }) : json(stored);
      },
    });
    await fill(/^Horsepower/, '850');
    fireEvent.click(screen.getByRole('button', { name: 'History' }));
    fireEvent.click(await screen.findByText('Restore this version'));
    const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
    fireEvent.click(within(question).getByText('Restore'));
    expect(await screen.findByText('The version was restored')).toBeShown();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Horsepower/)).toHaveProperty('value', '450'),
    );
  });

  it('cannot be made current by who may not change them', async () => {
    await renderScreen({
      address: '/cars/3',
      locale: 'en',
      resource: cars,
      role: 'reader',
      answer,
    });
    await screen.findByLabelText(/^Horsepower/);
    expect(screen.queryByText('Set as Current Season Vehicle')).toBeNull();
  });

  it('cannot be made current twice', async () => {
    await open('/cars/3');
    const button = (await screen.findByText('Set as Current Season Vehicle')).closest('button');
    expect(button?.disabled).toBe(true);
  });
});

it('suggests the slug of a new car, and copies a specification from Czech', async () => {
  const pause = holdTimers(1_000);
  await renderScreen({
    address: '/cars/create',
    locale: 'en',
    resource: cars,
    answer: () => json([], 200, { 'x-total-count': '0' }),
  });
  const names = await screen.findAllByLabelText(/^Name/);
  const english = names.find((input) => input.closest('[lang=en]'));
  fireEvent.change(english ?? document.body, { target: { value: 'Žlutý rys' } });
  await pause.pass();
  await waitFor(() => expect(screen.getByLabelText(/^Slug/)).toHaveProperty('value', 'zluty-rys'));
  fireEvent.click(screen.getByRole('tab', { name: 'Specifications' }));
  const section = (await screen.findByText('Specification 1')).closest('section');
  if (!section) throw new Error('There is no section');
  const first = within(section);
  const [czech, other] = first
    .getAllByLabelText('Value')
    .toSorted((one) => (one.closest('[lang=cs]') ? -1 : 1));
  fireEvent.change(czech ?? document.body, { target: { value: '600 koní' } });
  fireEvent.click(first.getByRole('button', { name: 'Copy from Czech: Specification 1' }));
  expect(other).toHaveProperty('value', '600 koní');
  expect(document.activeElement).toBe(other);
});
