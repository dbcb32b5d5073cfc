import type { EventType } from './constants.ts';
import type { Locale } from './locales.ts';
import { sitePaths } from './sitePaths.ts';

/** A stored file of a record. */
export interface DescribedFile {
  /** The record's field with the stored path. */
  path: string;
  /** The multipart field that brings a new file. */
  file: string;
  /** The shapes that the site cuts it to, as width / height; none where it is shown whole. */
  shapes: readonly number[];
  /** A picture with a meaning of its own, which needs alternative text. */
  needsAlt?: true;
}

/** Pictures of a record in a table of their own. */
interface PictureTable extends Pick<DescribedFile, 'shapes' | 'needsAlt'> {
  field: string;
  table: string;
  column: string;
}

/** A place on the site, below the site's address. */
export interface SitePlace {
  path: string;
  search?: Record<string, string>;
  hash?: string;
}

/** What a record's place on the site depends on. */
export interface Placed {
  id: number | string;
  slug?: string;
  /** Posts have one per language. */
  slugs?: Record<Locale, string>;
  event_type?: EventType;
}

/** What the product knows of a resource beyond its schemas; every table of resources is made of this. */
export interface Descriptor {
  /** Its name in the back-office's addresses. */
  screen: string;
  /** What it holds, for readers of the API's document. */
  about: string;
  /** One record in the database's names: `car` stands in `cars`, its texts in `car_translations`. */
  row: string;
  /** The texts kept per language. */
  texts: readonly string[];
  /** Further texts kept per language, which stand elsewhere in the record than in `translations`. */
  nestedTexts?: readonly string[];
  /** The field that people know a record by; null when it has none. */
  title: string | null;
  /**
   * Paths of the fields that together recognise a record when content is loaded; where one of them is
   * empty, the next key counts.
   */
  naturalKeys: readonly (readonly string[])[];
  /** Plain fields that `q` searches beside the texts. */
  searched: readonly string[];
  files: readonly DescribedFile[];
  /** Tables of further pictures, with the record's id in `<row>_id`, and the field that shows them. */
  pictureTables?: readonly PictureTable[];
  /** Fields whose texts may name stored files among other words. */
  filesWithin?: readonly string[];
  /** Amounts in crowns, stored in haléře as `<name>_halere`. */
  money?: readonly string[];
  /** Fields of writes that the server makes of other fields. */
  derived?: readonly string[];
  /** Fields that only the creation sets. */
  fixed?: readonly string[];
  /** Answers to its slug as well as to its id. */
  hasSlug?: true;
  /** It has a `display_order`, which sorts lists and can be changed by dragging. */
  isOrdered?: true;
  /** Every change is kept and can be restored. */
  isAudited: true;
  /** Loaded and exported as CSV. */
  isImported?: true;
  /** The dashboard shows how many there are. */
  isCounted?: true;
  /** The dashboard lists active records that lack a picture or a translation. */
  isCheckedForGaps?: true;
  /** A read brings these texts in the asked language alone. */
  readInOneLanguage?: readonly string[];
  /** A write may bring these texts bare, meant in the language of the request. */
  bareTexts?: readonly string[];
  /** The records that these belong to: the field with their id and their path. */
  parent?: { field: string; path: string };
  /** Its group in the back-office's menu and the letter that opens it after `g`. */
  menu?: { group: 'content' | 'setup'; shortcut: string };
  /** Where the site shows a record; null when it has no address. Such records can be previewed. */
  place?(record: Placed, locale: Locale): SitePlace | null;
}

const described = (...shapes: number[]): DescribedFile => ({
  ...IMAGE,
  shapes,
  needsAlt: true,
});
const IMAGE = { path: 'image_path', file: 'image' };

/** All content, by its paths below `/api`, in the order of the back-office's menu. */
export const RESOURCES = {
  'team-members': {
    screen: 'team',
    about: 'Drivers, mechanics and everybody else.',
    row: 'team_member',
    texts: ['name', 'position', 'description'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    searched: [],
    files: [described(4 / 5)],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 't' },
    place: () => ({ path: sitePaths.home, hash: '#team' }),
  },
  cars: {
    screen: 'cars',
    about: 'The team’s cars, season by season.',
    row: 'car',
    texts: ['name', 'description', 'specs_1', 'specs_2', 'specs_3', 'specs_4'],
    nestedTexts: ['spec_1_label', 'spec_2_label', 'spec_3_label', 'spec_4_label'],
    title: 'name',
    naturalKeys: [['slug']],
    searched: ['slug'],
    files: [described(20 / 23, 16 / 9)],
    hasSlug: true,
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'c' },
    place: ({ slug }) => (slug ? { path: sitePaths.car(slug) } : null),
  },
  'car-photos': {
    screen: 'car-photos',
    about: 'Photos of the cars; their order starts at 1.',
    row: 'car_photo',
    texts: ['description'],
    title: null,
    naturalKeys: [['car_id', 'image_path']],
    searched: ['name'],
    files: [{ ...IMAGE, shapes: [] }],
    fixed: ['car_id'],
    isOrdered: true,
    isAudited: true,
    parent: { field: 'car_id', path: 'cars' },
  },
  events: {
    screen: 'events',
    about: 'Races and shows.',
    row: 'event',
    texts: ['title', 'location', 'description'],
    title: 'title',
    naturalKeys: [['date', 'translations.en.title']],
    searched: ['date'],
    files: [described(16 / 9)],
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'e' },
    place: ({ event_type: type }) => ({
      path: sitePaths.events,
      ...(type && { search: { type } }),
    }),
  },
  gallery: {
    screen: 'gallery',
    about: 'Pictures of the gallery.',
    row: 'gallery_item',
    texts: ['title', 'alt_text'],
    title: 'title',
    naturalKeys: [['translations.en.title'], ['image_path'], ['category', 'display_order']],
    searched: ['category'],
    files: [
      { ...IMAGE, shapes: [] },
      { path: 'thumbnail_path', file: 'thumbnail', shapes: [4 / 3, 8 / 3, 16 / 10] },
    ],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'g' },
    place: () => ({ path: sitePaths.gallery }),
  },
  blog: {
    screen: 'blog',
    about: 'Posts in both languages, each with a slug per language.',
    row: 'blog_post',
    texts: ['slug', 'title', 'summary', 'content'],
    title: 'title',
    naturalKeys: [['translations.en.slug']],
    searched: ['category', 'author_name', 'tags'],
    files: [described(16 / 10, 16 / 9)],
    pictureTables: [{ field: 'content', table: 'blog_post_images', column: 'path', shapes: [] }],
    fixed: ['author_id'],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'b' },
    place: ({ slugs }, locale) =>
      slugs?.[locale] ? { path: sitePaths.post(slugs[locale]) } : null,
  },
  products: {
    screen: 'products',
    about: 'What the shop sells. The first photo is the default.',
    row: 'product',
    texts: [
      ...(['name', 'description', 'what_to_expect'] as const),
      ...(['locations', 'availability', 'eligibility'] as const),
    ],
    title: 'name',
    naturalKeys: [['slug']],
    searched: ['slug', 'category'],
    files: [],
    pictureTables: [
      {
        field: 'photos',
        table: 'product_photos',
        column: 'image_path',
        shapes: [4 / 3],
        needsAlt: true,
      },
    ],
    money: ['price'],
    derived: ['image_path'],
    hasSlug: true,
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'p' },
    place: ({ slug }) => (slug ? { path: sitePaths.product(slug) } : null),
  },
  sponsors: {
    screen: 'sponsors',
    about: 'Sponsors and their logos.',
    row: 'sponsor',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    searched: ['website_url'],
    files: [{ path: 'logo_path', file: 'logo', shapes: [] }],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 's' },
    place: () => ({ path: sitePaths.home, hash: '#sponsors' }),
  },
  achievements: {
    screen: 'achievements',
    about: 'Milestones; read in the language asked.',
    row: 'achievement',
    texts: ['title', 'description'],
    title: 'title',
    naturalKeys: [['year', 'translations.en.title']],
    searched: ['year'],
    files: [],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCounted: true,
    isCheckedForGaps: true,
    readInOneLanguage: ['title', 'description'],
    bareTexts: ['title', 'description'],
    menu: { group: 'content', shortcut: 'a' },
    place: () => ({ path: sitePaths.achievements }),
  },
  'achievement-stats': {
    screen: 'achievement-stats',
    about: 'The numbers that the team is proud of.',
    row: 'achievement_stat',
    texts: ['title'],
    title: 'title',
    naturalKeys: [['translations.en.title']],
    searched: ['value'],
    files: [],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCheckedForGaps: true,
    menu: { group: 'content', shortcut: 'n' },
    place: () => ({ path: sitePaths.achievements }),
  },
  'orders/shipping-methods': {
    screen: 'shipping-methods',
    about: 'Ways to send an order and what they cost. `/shipping-methods` is the same address.',
    row: 'shipping_method',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    searched: [],
    files: [],
    money: ['price'],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCheckedForGaps: true,
    bareTexts: ['name'],
    menu: { group: 'setup', shortcut: 'h' },
  },
  'orders/payment-methods': {
    screen: 'payment-methods',
    about:
      'Ways to pay; `kind` decides how one is treated. `/payment-methods` is the same address.',
    row: 'payment_method',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    searched: [],
    files: [],
    isOrdered: true,
    isAudited: true,
    isImported: true,
    isCheckedForGaps: true,
    bareTexts: ['name'],
    menu: { group: 'setup', shortcut: 'y' },
  },
  settings: {
    screen: 'settings',
    about: 'Texts, links and pictures of the site. All are public.',
    row: 'setting',
    texts: ['label', 'setting_value'],
    title: 'setting_key',
    naturalKeys: [['setting_key']],
    searched: ['setting_key', 'setting_group', 'value'],
    files: [{ path: 'value', file: 'file', shapes: [] }],
    filesWithin: ['value', 'setting_value'],
    isAudited: true,
    isImported: true,
    menu: { group: 'setup', shortcut: 'x' },
  },
} as const satisfies Record<string, Descriptor>;

/** A resource of the content, by its path below `/api`. */
export type ContentPath = keyof typeof RESOURCES;

/** Every resource of the content with its path. */
export const CONTENT: readonly (Descriptor & { path: ContentPath })[] = (
  Object.keys(RESOURCES) as ContentPath[]
).map((path) => ({ path, ...RESOURCES[path] }));

/** The descriptor of a path below `/api`, or undefined. */
export const descriptorOf = (path: string) => CONTENT.find((resource) => resource.path === path);

/** The table of a resource's records. */
export const tableOf = ({ row }: Pick<Descriptor, 'row'>) => `${row}s`;

/** The table of a resource's texts and its column with the record's id. */
export const textsTableOf = ({ row }: Pick<Descriptor, 'row'>) => ({
  table: `${row}_translations`,
  key: `${row}_id`,
});
