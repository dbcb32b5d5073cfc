import type { Need } from './access.ts';
import type { DescribedFile, Descriptor } from './descriptor.ts';
import { sitePaths } from './sitePaths.ts';

const ALT = { needsAlt: true } as const;
const described = (...shapes: number[]): DescribedFile => ({ ...IMAGE, shapes, ...ALT });
/** Resources that are edited, imported as CSV and checked for missing translations. */
const LOADED = { isImported: true, isCheckedForGaps: true } as const;
/** The same, with a display order. */
const PLAIN = { searched: [], files: [], isOrdered: true, ...LOADED } as const;

const IMAGE = { path: 'image_path', file: 'image' };

/** All content resources by their paths below `/api`, in the order of the back-office's menu. */
export const RESOURCES = {
  'team-members': {
    ...PLAIN,
    screen: 'team',
    about: 'Drivers, mechanics and everybody else.',
    schemas: async () => (await import('./entities/teamMember.ts')).teamMemberSchemas,
    row: 'team_member',
    texts: ['name', 'position', 'description'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    files: [described(4 / 5)],
    isCounted: true,
    menu: { group: 'content', shortcut: 't' },
    place: () => ({ path: sitePaths.home, hash: '#team' }),
  },
  cars: {
    ...PLAIN,
    about: 'The team’s cars, season by season.',
    schemas: async () => (await import('./entities/car.ts')).carSchemas,
    row: 'car',
    texts: ['name', 'description', 'specs_1', 'specs_2', 'specs_3', 'specs_4'],
    nestedTexts: ['spec_1_label', 'spec_2_label', 'spec_3_label', 'spec_4_label'],
    title: 'name',
    naturalKeys: [['slug']],
    searched: ['slug'],
    files: [described(20 / 23, 16 / 9)],
    hasSlug: true,
    isCounted: true,
    menu: { group: 'content', shortcut: 'c' },
    place: ({ slug }) => (slug ? { path: sitePaths.car(slug) } : null),
  },
  'car-photos': {
    about: 'Photos of the cars; their order starts at 1.',
    schemas: async () => (await import('./entities/carPhoto.ts')).carPhotoSchemas,
    row: 'car_photo',
    texts: ['description'],
    title: null,
    naturalKeys: [['car_id', 'image_path']],
    searched: ['name'],
    files: [{ ...IMAGE, shapes: [] }],
    fixed: ['car_id'],
    isOrdered: true,
    parent: { field: 'car_id', path: 'cars' },
  },
  events: {
    about: 'Races and shows.',
    schemas: async () => (await import('./entities/event.ts')).eventSchemas,
    row: 'event',
    texts: ['title', 'location', 'description'],
    title: 'title',
    naturalKeys: [['date', 'translations.en.title']],
    searched: ['date'],
    files: [described(16 / 9)],
    ...LOADED,
    isScheduled: true,
    isCounted: true,
    menu: { group: 'content', shortcut: 'e' },
    place: ({ event_type: type }) => ({
      path: sitePaths.events,
      ...(type && { search: { type } }),
    }),
  },
  gallery: {
    ...PLAIN,
    about: 'Pictures of the gallery.',
    schemas: async () => (await import('./entities/galleryItem.ts')).galleryItemSchemas,
    row: 'gallery_item',
    texts: ['title', 'alt_text'],
    title: 'title',
    naturalKeys: [['translations.en.title'], ['image_path'], ['category', 'display_order']],
    searched: ['category'],
    files: [
      { ...IMAGE, shapes: [] },
      { path: 'thumbnail_path', file: 'thumbnail', shapes: [4 / 3, 8 / 3, 16 / 10] },
    ],
    isCounted: true,
    menu: { group: 'content', shortcut: 'g' },
    place: () => ({ path: sitePaths.gallery }),
  },
  blog: {
    ...PLAIN,
    about: 'Posts in both languages, each with a slug per language.',
    schemas: async () => (await import('./entities/blogPost.ts')).blogPostSchemas,
    row: 'blog_post',
    texts: ['slug', 'title', 'summary', 'content'],
    title: 'title',
    naturalKeys: [['translations.en.slug']],
    searched: ['category', 'author_name', 'tags'],
    files: [described(16 / 10, 16 / 9)],
    pictureTables: [{ field: 'content', table: 'blog_post_images', column: 'path', shapes: [] }],
    fixed: ['author_id'],
    isScheduled: true,
    menu: { group: 'content', shortcut: 'b' },
    place: ({ slugs }, locale) =>
      slugs?.[locale] ? { path: sitePaths.post(slugs[locale]) } : null,
  },
  pages: {
    ...PLAIN,
    about: 'Pages of the team’s own, each with a slug per language.',
    schemas: async () => (await import('./entities/page.ts')).pageSchemas,
    row: 'page',
    texts: ['slug', 'title', 'summary', 'content'],
    title: 'title',
    naturalKeys: [['translations.en.slug']],
    pictureTables: [{ field: 'content', table: 'page_images', column: 'path', shapes: [] }],
    isScheduled: true,
    menu: { group: 'content', shortcut: 'u' },
    place({ translations }, locale) {
      const slug = translations?.[locale]?.slug;
      return slug ? { path: sitePaths.page(slug) } : null;
    },
  },
  products: {
    ...PLAIN,
    about: 'What the shop sells. The first photo is the default.',
    schemas: async () => (await import('./entities/product.ts')).productSchemas,
    row: 'product',
    texts: ['name', 'description', 'what_to_expect', 'locations', 'availability', 'eligibility'],
    title: 'name',
    naturalKeys: [['slug']],
    searched: ['slug', 'category'],
    pictureTables: [
      { field: 'photos', table: 'product_photos', column: 'image_path', shapes: [4 / 3], ...ALT },
    ],
    money: ['price', 'price_before'],
    derived: ['image_path', 'stock'],
    hasSlug: true,
    isScheduled: true,
    soldUntil: 'voucher_until',
    isCounted: true,
    menu: { group: 'content', shortcut: 'p' },
    place: ({ slug }) => (slug ? { path: sitePaths.product(slug) } : null),
  },
  sponsors: {
    ...PLAIN,
    about: 'Sponsors and their logos.',
    schemas: async () => (await import('./entities/sponsor.ts')).sponsorSchemas,
    row: 'sponsor',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    searched: ['website_url'],
    files: [{ path: 'logo_path', file: 'logo', shapes: [] }],
    isCounted: true,
    menu: { group: 'content', shortcut: 's' },
    place: () => ({ path: sitePaths.home, hash: '#sponsors' }),
  },
  achievements: {
    ...PLAIN,
    about: 'Milestones; read in the language asked.',
    schemas: async () => (await import('./entities/achievement.ts')).achievementSchemas,
    row: 'achievement',
    texts: ['title', 'description'],
    title: 'title',
    naturalKeys: [['year', 'translations.en.title']],
    searched: ['year'],
    isCounted: true,
    readInOneLanguage: ['title', 'description'],
    bareTexts: ['title', 'description'],
    menu: { group: 'content', shortcut: 'a' },
    place: () => ({ path: sitePaths.achievements }),
  },
  'achievement-stats': {
    ...PLAIN,
    about: 'The numbers that the team is proud of.',
    schemas: async () => (await import('./entities/achievementStat.ts')).achievementStatSchemas,
    row: 'achievement_stat',
    texts: ['title'],
    title: 'title',
    naturalKeys: [['translations.en.title']],
    searched: ['value'],
    menu: { group: 'content', shortcut: 'n' },
    place: () => ({ path: sitePaths.achievements }),
  },
  'orders/shipping-methods': {
    ...PLAIN,
    screen: 'shipping-methods',
    about: 'Ways to send an order and what they cost. `/shipping-methods` is the same address.',
    schemas: async () => (await import('./entities/shippingMethod.ts')).shippingMethodSchemas,
    row: 'shipping_method',
    writeNeed: 'write business',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    money: ['price', 'free_above'],
    bareTexts: ['name'],
    menu: { group: 'setup', shortcut: 'h' },
  },
  'orders/payment-methods': {
    ...PLAIN,
    screen: 'payment-methods',
    about: 'Ways to pay, treated by their `kind`. `/payment-methods` is the same address.',
    schemas: async () => (await import('./entities/paymentMethod.ts')).paymentMethodSchemas,
    row: 'payment_method',
    writeNeed: 'write business',
    texts: ['name'],
    title: 'name',
    naturalKeys: [['translations.en.name']],
    money: ['fee'],
    bareTexts: ['name'],
    menu: { group: 'setup', shortcut: 'y' },
  },
  'legal-texts': {
    about: 'Versions of legal documents: the latest active one holds, else the product’s template.',
    schemas: async () => (await import('./entities/legalText.ts')).legalTextSchemas,
    row: 'legal_text',
    writeNeed: 'write business',
    texts: ['content'],
    title: null,
    naturalKeys: [['kind', 'valid_from']],
    searched: ['kind', 'valid_from'],
    files: [],
    startsOn: 'valid_from',
    isImported: true,
    menu: { group: 'setup', shortcut: 'l' },
    place: ({ kind, valid_from: version }) =>
      kind && version ? { path: sitePaths[kind], search: { version } } : null,
  },
  settings: {
    about:
      'Texts, links and pictures of the site, and facts of the business, which only owners may write.',
    schemas: async () => (await import('./entities/setting.ts')).settingSchemas,
    row: 'setting',
    writeNeed: 'write settings',
    texts: ['label', 'setting_value'],
    title: 'setting_key',
    naturalKeys: [['setting_key']],
    searched: ['setting_key', 'setting_group', 'value'],
    files: [{ path: 'value', file: 'file', shapes: [] }],
    filesWithin: ['value', 'setting_value'],
    isImported: true,
    menu: { group: 'setup', shortcut: 'x' },
  },
} as const satisfies Record<string, Descriptor>;

export type ContentPath = keyof typeof RESOURCES;

/** The descriptors of all resources of content, with their paths. */
export const CONTENT: readonly (Descriptor & { path: ContentPath; screen: string })[] = (
  Object.keys(RESOURCES) as ContentPath[]
).map((path) => ({ screen: path, path, ...RESOURCES[path] }));

const WRITE_NEEDS = new Map<string, Need>(
  CONTENT.map(({ path, writeNeed = 'write content' }) => [path, writeNeed]),
);

/** The right that writes of a resource of content need, by its path below `/api`. */
export const needToWrite = (path: string): Need => WRITE_NEEDS.get(path) ?? 'write content';
