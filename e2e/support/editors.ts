import type { Language } from './test.ts';

/** Fields of a form by name. A mark that is unlike any other record's is put in place of `*`. */
type Fields = Readonly<Record<string, string>>;

/** What a journey does with one record of a resource, and the words it expects. */
export interface EditorJourney {
  resource: string;
  fill: Fields;
  /** What is chosen from a list, by its label. */
  choose?: Readonly<Record<Language, readonly [label: RegExp, option: string]>>;
  /** How many pictures the form asks for in its first file fields. */
  pictures: number;
  change: Fields;
  /** How the changed fields are shown later, where it is another way than they were typed. */
  shown?: Readonly<Record<Language, Fields>>;
  /** Where a visitor sees it; the mark in place of `*`. */
  page: string;
  told: Readonly<Record<Language, ReturnType<typeof english>>>;
}

/** The name that lists and pages show. */
export const NAMES = { en: 'English *', cs: 'Česky *' } as const;

const texts = (...fields: readonly string[]): Fields =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`translations.cs.${field}`, NAMES.cs],
      [`translations.en.${field}`, NAMES.en],
    ]),
  );

const english = (noun: string) => ({
  created: `${noun} added successfully`,
  updated: `${noun} updated successfully`,
  deleted: `${noun} deleted successfully`,
  sure: `Are you sure you want to delete this ${noun.toLowerCase()}?`,
});

/** `ending` is the noun's gender; `thisNoun` the noun with 'this' before it, in the accusative. */
const czech = (noun: string, ending: '' | 'a', thisNoun: string) => ({
  created: `${noun} byl${ending} úspěšně přidán${ending}`,
  updated: `${noun} byl${ending} úspěšně upraven${ending}`,
  deleted: `${noun} byl${ending} úspěšně smazán${ending}`,
  sure: `Opravdu chcete smazat ${thisNoun}?`,
});

/** One of each kind: translated texts, a day, several pictures, a choice and a price. */
export const EDITORS: readonly EditorJourney[] = [
  {
    resource: 'team',
    fill: texts('name', 'position'),
    pictures: 1,
    change: { instagram_url: 'https://instagram.example/*' },
    page: '/',
    told: { en: english('Team member'), cs: czech('Člen týmu', '', 'tohoto člena týmu') },
  },
  {
    resource: 'events',
    fill: { ...texts('title', 'location'), date: '2099-05-01' },
    pictures: 1,
    change: { event_url: 'https://event.example/*' },
    page: '/events-calendar',
    told: { en: english('Event'), cs: czech('Událost', 'a', 'tuto událost') },
  },
  {
    resource: 'gallery',
    fill: texts('title', 'alt_text'),
    pictures: 2,
    change: { display_order: '1' },
    page: '/gallery',
    told: {
      en: english('Gallery image'),
      cs: czech('Obrázek galerie', '', 'tento obrázek galerie'),
    },
  },
  {
    resource: 'products',
    // The slug first: once it is there, none is suggested while it is filled.
    fill: { slug: '*', ...texts('name', 'description'), price: '990.5' },
    choose: { en: [/^Category/, 'Merchandise'], cs: [/^Kategorie/, 'Merchandise'] },
    pictures: 1,
    change: { price: '1 290,50' },
    shown: { en: { price: '1290.50' }, cs: { price: '1290,50' } },
    page: '/product/*',
    told: { en: english('Product'), cs: czech('Produkt', '', 'tento produkt') },
  },
];
