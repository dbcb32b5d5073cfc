import { describe, expect, it } from 'vitest';
import { MOUNTED } from '../resources.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { messagesIn } from './messages.ts';

/** Every text of a language by its full key. */
function texts(tree: object, path: readonly string[] = []): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] satisfies [string, string]]
      : texts(value, [...path, name]),
  );
}

/** The texts that are loaded with their screens. */
const LATE = {
  cs: import.meta.glob('../*/screenMessages.json', {
    eager: true,
    import: 'default',
    query: '?cs',
  }),
  en: import.meta.glob('../*/screenMessages.json', {
    eager: true,
    import: 'default',
    query: '?en',
  }),
};

const english = new Map(texts({ ...(await messagesIn('en')), ...LATE.en }));
const czech = new Map(texts({ ...(await messagesIn('cs')), ...LATE.cs }));
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort();
const forms = (text: string) => text.split('||||').length;

/** The number may stand in one form of a counted text only. */
const withoutCount = (names: readonly (string | undefined)[]) =>
  names.filter((name) => name !== 'smart_count');

/** Texts of this back-office; those of react-admin may name other values in another language. */
const own = [...english].filter(([key]) => !key.startsWith('ra.'));

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...czech.keys()].sort()).toEqual([...english.keys()].sort());
  });

  // One test of all: a test of its own for each of two thousand texts takes seconds.
  it('name the same values', () => {
    const different = own.filter(([key, text]) => {
      const names = withoutCount(placeholders(text));
      return names.join() !== withoutCount(placeholders(czech.get(key) ?? '')).join();
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('have three forms wherever Czech counts, and two in English', () => {
    const counted = [...english].filter(([, text]) => forms(text) > 1).map(([key]) => key);
    expect(counted.filter((key) => forms(english.get(key) ?? '') !== 2)).toEqual([]);
    expect(counted.filter((key) => forms(czech.get(key) ?? '') !== 3)).toEqual([]);
  });
});

it.each([
  [1, 'Nahrát 1 fotografii'],
  [3, 'Nahrát 3 fotografie'],
  [7, 'Nahrát 7 fotografií'],
])('counts %i photo(s) in Czech as: %s', async (smart_count, text) => {
  const provider = await createI18nProvider('en');
  await provider.changeLocale('cs');
  expect(provider.translate('resources.car-photos.action.upload', { smart_count })).toBe(text);
});

const early = texts(await messagesIn('en')).map(([key]) => key);

describe('the texts that are there from the start', () => {
  it('have what the search can add', () => {
    const added = MOUNTED.filter(({ hasCreate, create }) => hasCreate || create);
    const names = added.map(({ name }) => `resources.${name}.action.add`);
    expect(names.filter((key) => !early.includes(key))).toEqual([]);
  });

  it('are in no part that a screen brings, too, which takes its place', () => {
    const parts = Object.entries(LATE.en).flatMap(([path, late]) =>
      Object.keys(Object(late)).map((part) => `resources.${path.split('/')[1]}.${part}`),
    );
    const both = parts.filter((part) =>
      early.some((key) => key === part || key.startsWith(`${part}.`)),
    );
    expect(both).toEqual([]);
  });
});
