import type { ContentPath } from '../resources.ts';
import { both, order } from './orderExamples.ts';

/** Valid records and forms, the starting point of the contract's tests. */

const info = {
  width: 1200,
  height: 800,
  color: '#8a1f1f',
  sources: [{ path: '/uploads/ab12-600.webp', width: 600, type: 'image/webp' }],
};
const image = { image_path: '/uploads/ab12.webp', image_info: info };
const shown = { id: 7, version: 3, is_active: true };
const scheduled = { ...shown, publish_at: '2026-01-15T17:00:00.000Z', unpublish_at: null };
const ordered = { ...shown, display_order: 2 };

export const records = {
  teamMember: {
    ...ordered,
    ...image,
    instagram_url: 'https://instagram.com/rysi',
    facebook_url: '',
    translations: both({
      name: 'Jan Rys',
      position: 'Driver',
      description: 'First line\nsecond',
    }),
  },
  car: {
    ...ordered,
    ...image,
    slug: 'nissan-s14',
    is_current: true,
    horsepower: null,
    spec_icons: {
      spec_1_icon: 'tachometer',
      spec_2_icon: 'cog',
      spec_3_icon: 'user',
      spec_4_icon: 'calendar',
      spec_1_label: both('Power'),
      spec_2_label: both('Engine'),
      spec_3_label: both('Driver'),
      spec_4_label: both('Season'),
    },
    translations: both({
      name: 'Nissan S14',
      description: '',
      specs_1: '600 hp',
      specs_2: '2JZ',
      specs_3: 'Jan Rys',
      specs_4: 'Season 2026',
    }),
  },
  carPhoto: {
    ...ordered,
    ...image,
    car_id: 1,
    name: 'Pit lane',
    translations: both({ description: 'In the pit lane' }),
  },
  event: {
    ...scheduled,
    ...image,
    date: '2026-06-20',
    event_type: 'world',
    event_url: '#',
    translations: both({
      title: 'Drift Masters',
      location: 'Riga',
      description: '',
    }),
  },
  galleryItem: {
    ...ordered,
    ...image,
    thumbnail_path: '',
    thumbnail_info: null,
    category: 'cars',
    translations: both({ title: '', alt_text: 'A car in smoke' }),
  },
  sponsor: {
    ...ordered,
    website_url: 'https://example.com/',
    logo_path: '/uploads/cd34.webp',
    logo_info: info,
    translations: both({ name: 'Oil & Sons' }),
  },
  product: {
    ...scheduled,
    ...ordered,
    ...image,
    slug: 'drift-taxi-1',
    price: 1290.5,
    vat_rate: 21,
    category: 'experience',
    is_featured: true,
    is_bestseller: false,
    is_new: true,
    is_withdrawable: true,
    manufacturer: 'Pletárna Písek s.r.o., Nádražní 5, 397 01 Písek, info@pletarna.example',
    voucher_kind: 'experience',
    voucher_months: 12,
    voucher_until: null,
    photos: [{ id: 4, ...image, display_order: 0 }],
    features: [{ id: 9, en: 'Ten minutes', cs: 'Deset minut' }],
    translations: both({
      name: 'Drift taxi',
      description: 'A ride',
      what_to_expect: '',
      locations: '',
      availability: '',
      eligibility: '',
    }),
  },
  /** Its texts are answered in one language, and written in both. */
  achievement: {
    ...ordered,
    year: 2024,
    title: 'Champion',
    description: '',
    translations: {
      en: { title: 'Champion', description: '' },
      cs: { title: 'Mistr', description: '' },
    },
  },
  achievementStat: {
    ...ordered,
    value: '100+',
    icon: 'medal',
    translations: both({ title: 'Races' }),
  },
  setting: {
    ...shown,
    setting_key: 'hero_image',
    setting_group: 'appearance',
    value: '/uploads/ef56.webp',
    value_info: info,
    translations: both({ label: 'Hero', setting_value: '' }),
  },
  blogPostRecord: {
    ...scheduled,
    ...ordered,
    ...image,
    slugs: { en: 'winter-tests', cs: 'zimni-testy' },
    published_date: '2026-01-15',
    updated_date: '2026-01-16',
    author_name: 'Marek Havran',
    category: 'team',
    tags: 'drift, winter',
    translations: {
      en: {
        slug: 'winter-tests',
        title: 'Winter tests',
        summary: '',
        content: '<p>On ice.</p>',
      },
      cs: {
        slug: 'zimni-testy',
        title: 'Zimní testy',
        summary: '',
        content: '<p>Na ledě.</p>',
      },
    },
  },
  page: {
    ...scheduled,
    ...ordered,
    placement: 'footer',
    translations: {
      en: { slug: 'press', title: 'Press', summary: '', content: '<p>For print.</p>' },
      cs: { slug: 'pro-media', title: 'Pro média', summary: '', content: '<p>Pro tisk.</p>' },
    },
  },
  contactMessage: {
    id: 5,
    version: 1,
    name: 'Eva',
    email: 'eva@example.com',
    subject: 'Hello',
    message: 'A question',
    created_at: '2026-01-15T10:00:00.000Z',
    is_read: true,
    has_reply: false,
    mail_failed: false,
  },
  order,
  legalText: {
    id: 3,
    kind: 'terms',
    valid_from: '2026-01-01',
    translations: {
      en: { content: '<h2 id="seller">Who sells</h2><p>%{seller}</p>' },
      cs: { content: '<h2 id="prodavajici">Kdo prodává</h2><p>%{seller}</p>' },
    },
    is_active: true,
    version: 1,
  },
  shippingMethod: {
    ...ordered,
    name: 'Parcel',
    price: 99,
    vat_rate: 21,
    kind: 'parcel',
    free_above: 2000,
    product_categories: '',
    countries: 'CZ,SK',
    points: 'packeta',
    packeta_key: '0123456789abcdef',
    translations: both({ name: 'Parcel' }),
  },
  paymentMethod: {
    ...ordered,
    name: 'Cash',
    kind: 'cash_on_delivery',
    fee: 39,
    translations: both({ name: 'Cash' }),
  },
} as const;

/** An example of every resource of content. */
export const contentExamples: Readonly<Record<ContentPath, Readonly<Record<string, unknown>>>> = {
  'team-members': records.teamMember,
  cars: records.car,
  'car-photos': records.carPhoto,
  events: records.event,
  gallery: records.galleryItem,
  blog: records.blogPostRecord,
  pages: records.page,
  products: records.product,
  sponsors: records.sponsor,
  achievements: records.achievement,
  'achievement-stats': records.achievementStat,
  'orders/shipping-methods': records.shippingMethod,
  'orders/payment-methods': records.paymentMethod,
  'legal-texts': records.legalText,
  settings: records.setting,
};

export const contactForm = {
  name: 'Eva',
  email: 'eva@example.com',
  subject: 'Hello',
  message: 'A question\nof two lines',
  termsAgreed: true,
  honeypot: '',
};
