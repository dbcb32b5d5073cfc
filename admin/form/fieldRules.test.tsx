import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ResourceProps } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../api/contract/locales.ts';
import { achievementStats } from '../achievement-stats/index.ts';
import { achievements } from '../achievements/index.ts';
import { blog } from '../blog/index.ts';
import { cars } from '../cars/index.ts';
import { events } from '../events/index.ts';
import { sponsors } from '../sponsors/index.ts';
import { team } from '../team/index.ts';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, field, fill } from '../testing/screenParts.ts';

const ADD: Record<Locale, string> = { en: 'Add', cs: 'Přidat' };
const open = async (resource: ResourceProps, locale: Locale) => {
  const { calls } = await renderScreen({
    address: `/${resource.name}/create`,
    locale,
    resource,
    answer: ({ method }) =>
      method === 'POST'
        ? json({ message: 'Broken' }, 500)
        : json([], 200, { 'x-total-count': '0' }),
  });
  return { writes: () => calls.filter(({ method }) => method === 'POST') };
};

/** What an empty form says at its fields and at how many of them; the first stands in the alert too. */
const RULES: readonly [ResourceProps, Locale, readonly [text: string, fields: number][]][] = [
  [
    team,
    'en',
    [
      ['Name and position are required in both languages', 4],
      ['Photo is required for new member', 1],
    ],
  ],
  [
    team,
    'cs',
    [
      ['Jméno a pozice jsou povinné v obou jazycích', 4],
      ['Fotografie je u nového člena povinná', 1],
    ],
  ],
  [
    cars,
    'en',
    [
      ['Name is required in both languages', 2],
      ['Photo is required for new car', 1],
    ],
  ],
  [
    cars,
    'cs',
    [
      ['Název je povinný v obou jazycích', 2],
      ['Fotografie je u nového auta povinná', 1],
    ],
  ],
  [
    events,
    'cs',
    [
      ['Datum je povinné a musí být ve formátu RRRR-MM-DD', 1],
      ['Název je povinný v obou jazycích', 2],
      ['Místo je povinné v obou jazycích', 2],
      ['Fotografie je u nové události povinná', 1],
    ],
  ],
  [sponsors, 'en', [['Name is required in both languages', 2]]],
  [sponsors, 'cs', [['Název je povinný v obou jazycích', 2]]],
  [
    achievements,
    'cs',
    [
      ['Název je povinný v obou jazycích', 2],
      ['Rok je povinný a musí být číslo', 1],
    ],
  ],
  [
    achievementStats,
    'cs',
    [
      ['Název je povinný v obou jazycích', 2],
      ['Hodnota je povinná', 1],
    ],
  ],
  [
    blog,
    'en',
    [
      ['URL slug is required for both languages', 2],
      ['Title is required in both languages', 2],
    ],
  ],
  [
    blog,
    'cs',
    [
      ['URL slug je povinný pro oba jazyky', 2],
      ['Název je povinný v obou jazycích', 2],
    ],
  ],
];

describe.each(RULES.map(([resource, locale, texts]) => ({ resource, locale, texts })))(
  'an empty form of $resource.name in $locale',
  ({ resource, locale, texts }) => {
    it('says each broken rule at its field, the first in the alert, and sends nothing', async () => {
      const { writes } = await open(resource, locale);
      fireEvent.click(await screen.findByText(ADD[locale]));
      expect(await alertText()).toBe(texts[0]?.[0]);
      await waitFor(() =>
        expect(texts.map(([text]) => [text, screen.queryAllByText(text).length])).toEqual(
          texts.map(([text, fields], index) => [text, index === 0 ? fields + 1 : fields]),
        ),
      );
      expect(writes()).toEqual([]);
    });
  },
);

it.each([
  [sponsors, /^Pořadí/, 'cs', 'Číslo musí být alespoň 0.'],
  [sponsors, /^Order/, 'en', 'The number must be at least 0.'],
  [cars, /^Horsepower/, 'en', 'The number must be at least 0.'],
] as const)('$name: a number below 0 is refused', async (resource, label, locale, text) => {
  const { writes } = await open(resource, locale);
  await fill(label, '-1');
  fireEvent.blur(await field(label));
  fireEvent.click(screen.getByText(ADD[locale]));
  expect(await screen.findByText(text)).toBeShown();
  expect(writes()).toEqual([]);
});

it.each([
  ['en', 'Please enter a valid URL (https://…).', /Website/],
  ['cs', 'Zadejte platnou adresu URL (https://…).', /Web/],
] as const)('an address that is none is refused: %s', async (locale, text, label) => {
  const { writes } = await open(sponsors, locale);
  await fill(label, 'nordol');
  fireEvent.click(screen.getByText(ADD[locale]));
  expect(await screen.findByText(text)).toBeShown();
  expect(writes()).toEqual([]);
});

it.each([
  [
    'en',
    'Failed to save team member: ',
    'Name and position are required in both languages',
    'The picture was not found among the uploaded files.',
  ],
  [
    'cs',
    'Nepodařilo se uložit člena týmu: ',
    'Jméno a pozice jsou povinné v obou jazycích',
    'Obrázek nebyl nalezen mezi nahranými soubory.',
  ],
] as const)('the server’s errors are shown at their fields: %s', async (...texts) => {
  const [locale, failed, required, missing] = texts;
  const names = { name: 'Jana', position: 'Jezdkyně', description: '' };
  const member = {
    id: 1,
    image_path: '/uploads/a/800.webp',
    image_info: null,
    instagram_url: '',
    facebook_url: '',
    display_order: 1,
    is_active: true,
    translations: { cs: names, en: names },
    version: 1,
  };
  await renderScreen({
    address: '/team/1',
    locale,
    resource: team,
    answer: ({ method, url }) => {
      const errors = { 'translations.cs.position': required, image_path: missing };
      if (method === 'PUT') return json({ message: required, errors }, 422);
      return url.includes('?') ? json([member], 200, { 'x-total-count': '1' }) : json(member);
    },
  });
  fireEvent.click(await screen.findByText(locale === 'en' ? 'Update' : 'Aktualizovat'));
  expect(await alertText()).toBe(failed + required);
  expect(await screen.findByText(required)).toBeShown();
  expect(screen.getByText(missing)).toBeShown();
  const position = await field(/^(Position|Pozice)/, 0);
  expect(position.getAttribute('aria-invalid')).toBe('true');
});
