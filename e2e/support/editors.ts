import type { Language } from './test.ts';

/** Fields of a form by name. A mark that is unlike any other record's is put in place of `*`. */
type Fields = Readonly<Record<string, string>>;

/** What a journey does with one record of a resource, and the words it expects. */
export interface EditorJourney {
  /** Its path below `/admin`. */
  resource: string;
  fill: Fields;
  /** How many pictures the form asks for in its first file fields. */
  pictures: number;
  change: Fields;
  /** The name that lists and pages show, by language. */
  name: Readonly<Record<Language, string>>;
  /** Where a visitor sees it; the mark in place of `*`. */
  page: string;
  told: Readonly<Record<Language, Told>>;
}

interface Told {
  created: string;
  updated: string;
  deleted: string;
  sure: string;
}

const NAMES = { en: 'English *', cs: 'Česky *' } as const;

const texts = (...fields: readonly string[]): Fields =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`translations.cs.${field}`, NAMES.cs],
      [`translations.en.${field}`, NAMES.en],
    ]),
  );

/** The resources whose editors follow the common pattern. */
export const EDITORS: readonly EditorJourney[] = [
  {
    resource: 'team',
    fill: texts('name', 'position'),
    pictures: 1,
    change: { instagram_url: 'https://instagram.example/*' },
    name: NAMES,
    page: '/',
    told: {
      en: {
        created: 'Team member added successfully',
        updated: 'Team member updated successfully',
        deleted: 'Team member deleted successfully',
        sure: 'Are you sure you want to delete this team member?',
      },
      cs: {
        created: 'Člen týmu byl úspěšně přidán',
        updated: 'Člen týmu byl úspěšně upraven',
        deleted: 'Člen týmu byl úspěšně smazán',
        sure: 'Opravdu chcete smazat tohoto člena týmu?',
      },
    },
  },
  {
    resource: 'cars',
    fill: { ...texts('name'), slug: '*', horsepower: '410' },
    pictures: 1,
    change: { horsepower: '455' },
    name: NAMES,
    page: '/car/*',
    told: {
      en: {
        created: 'Car added successfully',
        updated: 'Car updated successfully',
        deleted: 'Car deleted successfully',
        sure: 'Are you sure you want to delete this car?',
      },
      cs: {
        created: 'Auto bylo úspěšně přidáno',
        updated: 'Auto bylo úspěšně upraveno',
        deleted: 'Auto bylo úspěšně smazáno',
        sure: 'Opravdu chcete smazat toto auto?',
      },
    },
  },
  {
    resource: 'events',
    fill: { ...texts('title', 'location'), date: '2099-05-01' },
    pictures: 1,
    change: { event_url: 'https://event.example/*' },
    name: NAMES,
    page: '/events-calendar',
    told: {
      en: {
        created: 'Event added successfully',
        updated: 'Event updated successfully',
        deleted: 'Event deleted successfully',
        sure: 'Are you sure you want to delete this event?',
      },
      cs: {
        created: 'Událost byla úspěšně přidána',
        updated: 'Událost byla úspěšně upravena',
        deleted: 'Událost byla úspěšně smazána',
        sure: 'Opravdu chcete smazat tuto událost?',
      },
    },
  },
  {
    resource: 'gallery',
    fill: texts('title', 'alt_text'),
    pictures: 2,
    change: { display_order: '1' },
    name: NAMES,
    page: '/gallery',
    told: {
      en: {
        created: 'Gallery image added successfully',
        updated: 'Gallery image updated successfully',
        deleted: 'Gallery image deleted successfully',
        sure: 'Are you sure you want to delete this gallery image?',
      },
      cs: {
        created: 'Obrázek galerie byl úspěšně přidán',
        updated: 'Obrázek galerie byl úspěšně upraven',
        deleted: 'Obrázek galerie byl úspěšně smazán',
        sure: 'Opravdu chcete smazat tento obrázek galerie?',
      },
    },
  },
  {
    resource: 'sponsors',
    fill: texts('name'),
    pictures: 1,
    change: { website_url: 'https://sponsor.example/*' },
    name: NAMES,
    page: '/',
    told: {
      en: {
        created: 'Sponsor added successfully',
        updated: 'Sponsor updated successfully',
        deleted: 'Sponsor deleted successfully',
        sure: 'Are you sure you want to delete this sponsor?',
      },
      cs: {
        created: 'Sponzor byl úspěšně přidán',
        updated: 'Sponzor byl úspěšně upraven',
        deleted: 'Sponzor byl úspěšně smazán',
        sure: 'Opravdu chcete smazat tohoto sponzora?',
      },
    },
  },
  {
    resource: 'products',
    fill: { ...texts('name', 'description'), slug: '*', price: '990.5' },
    pictures: 1,
    change: { price: '1290.5' },
    name: NAMES,
    page: '/product/*',
    told: {
      en: {
        created: 'Product added successfully',
        updated: 'Product updated successfully',
        deleted: 'Product deleted successfully',
        sure: 'Are you sure you want to delete this product?',
      },
      cs: {
        created: 'Produkt byl úspěšně přidán',
        updated: 'Produkt byl úspěšně upraven',
        deleted: 'Produkt byl úspěšně smazán',
        sure: 'Opravdu chcete smazat tento produkt?',
      },
    },
  },
  {
    resource: 'achievements',
    fill: { ...texts('title', 'description'), year: '2024' },
    pictures: 0,
    change: { year: '2025' },
    name: NAMES,
    page: '/achievements-gallery',
    told: {
      en: {
        created: 'Achievement added successfully',
        updated: 'Achievement updated successfully',
        deleted: 'Achievement deleted successfully',
        sure: 'Are you sure you want to delete this achievement?',
      },
      cs: {
        created: 'Úspěch byl úspěšně přidán',
        updated: 'Úspěch byl úspěšně upraven',
        deleted: 'Úspěch byl úspěšně smazán',
        sure: 'Opravdu chcete smazat tento úspěch?',
      },
    },
  },
  {
    resource: 'achievement-stats',
    fill: { ...texts('title'), value: '41' },
    pictures: 0,
    change: { value: '42' },
    name: NAMES,
    page: '/',
    told: {
      en: {
        created: 'Achievement stat added successfully',
        updated: 'Achievement stat updated successfully',
        deleted: 'Achievement stat deleted successfully',
        sure: 'Are you sure you want to delete this achievement stat?',
      },
      cs: {
        created: 'Statistika úspěchů byla úspěšně přidána',
        updated: 'Statistika úspěchů byla úspěšně upravena',
        deleted: 'Statistika úspěchů byla úspěšně smazána',
        sure: 'Opravdu chcete smazat tuto statistiku úspěchů?',
      },
    },
  },
];
