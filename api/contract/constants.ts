export const EVENT_TYPES = ['our', 'world'] as const;
/** Where the site links to a page; `none`: the page is reached by its address only. */
export const PAGE_PLACEMENTS = ['navigation', 'footer', 'none'] as const;
export const GALLERY_CATEGORIES = ['team', 'cars', 'events', 'misc'] as const;
export const PRODUCT_CATEGORIES = ['experience', 'merchandise', 'course'] as const;
/** Sort orders of the shop; `recommended` is the display order set by the team. */
export const SHOP_SORTS = ['recommended', 'cheapest', 'dearest', 'name'] as const;
export const SETTING_GROUPS = [
  'general',
  'seo',
  'social',
  'contact',
  'appearance',
  'privacy',
] as const;
export const STAT_ICONS = ['trophy', 'medal', 'flag-checkered', 'globe-europe'] as const;
/** How an order is delivered; `none`: nothing is shipped. */
export const SHIPPING_KINDS = ['parcel', 'pickup', 'none'] as const;
/**
 * Where the points come from at which parcels of a shipping method are collected: '' asks for none, `list` is
 * imported, `packeta` is chosen on Packeta's map.
 */
export const POINT_SOURCES = ['', 'list', 'packeta'] as const;
/** Legal documents of every site; one version of each is in force. */
export const LEGAL_KINDS = ['terms', 'privacy', 'cookies'] as const;
export const PAYMENT_KINDS = ['card', 'bank_transfer', 'cash_on_delivery'] as const;

export const SPEC_ICONS = [
  'tachometer-alt',
  'cog',
  'user',
  'calendar',
  'wrench',
  'weight',
  'road',
  'gas-pump',
  'tachometer',
  'car',
  'flag-checkered',
  'cogs',
] as const;

export const DEFAULT_SPEC_ICONS = {
  spec_1_icon: 'tachometer',
  spec_2_icon: 'cog',
  spec_3_icon: 'user',
  spec_4_icon: 'calendar',
  spec_1_label: { en: 'Power', cs: 'Výkon' },
  spec_2_label: { en: 'Engine', cs: 'Motor' },
  spec_3_label: { en: 'Driver', cs: 'Jezdec' },
  spec_4_label: { en: 'Season', cs: 'Sezóna' },
} as const;

export const SPEC_SLOTS = [1, 2, 3, 4] as const;

/** Settings whose value is an uploaded file, and its type. */
export const FILE_SETTINGS = {
  hero_video_path: 'video',
  hero_image: 'picture',
  og_image: 'picture',
  logo_path: 'picture',
  logo_light_path: 'picture',
  mark_path: 'picture',
} as const;

/** Actions on a record; `initial` is its state from before revisions were kept. */
export const REVISION_ACTIONS = ['initial', 'create', 'update', 'delete', 'restore'] as const;

/** How many revisions of a record are kept and, unless the team decides otherwise, for how many days. */
export const KEPT_REVISIONS = { perRecord: 50, days: 730 } as const;

/** Minimum length of a password in characters. */
export const PASSWORD_LENGTH = 8;

/** Validity of mailed links that set a password, in hours. */
export const ACCOUNT_LINK_HOURS = { invitation: 7 * 24, password_reset: 1 } as const;

/** How long sent and failed mails are kept, unless the team decides otherwise. */
export const KEPT_MAIL_DAYS = 90;

/** How long a request for a mail when something is in stock again is kept. */
export const KEPT_STOCK_ALERT_DAYS = 365;

/** Validity of an order's secret link in days: the period in which a buyer may claim a defect. */
export const KEPT_ORDER_LINK_DAYS = 731;
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** Kinds of events in the security log. */
export const SECURITY_KINDS = [
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
  'sign_out',
  // A refresh token was used twice, so its whole session was ended.
  'session_reused',
  'session_ended',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'factor_added',
  'factor_removed',
  'factor_failed',
  'factor_demanded',
  'recovery_codes_made',
  'recovery_code_used',
  'invited',
  'joined',
  'role_changed',
  'disabled',
  'enabled',
  'token_made',
  'token_revoked',
  'token_used',
  'exported',
  'deleted',
  'erased',
  'settings_published',
  'backup',
  'backup_failed',
  'restored',
  // A restored copy was declared to be the live site.
  'taken_over',
] as const;

/** States of an API token: valid, or why it is not. */
export const TOKEN_STATES = ['active', 'expired', 'revoked', 'stopped'] as const;

/** How long the security log is kept, unless the team decides otherwise. */
export const KEPT_SECURITY_DAYS = 365;

/** The type of file that a setting holds; null for other settings. */
export const fileSetting = (key: unknown): 'picture' | 'video' | null =>
  Object.entries(FILE_SETTINGS).find(([name]) => name === key)?.[1] ?? null;

export type EventType = (typeof EVENT_TYPES)[number];
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
export type ShopSort = (typeof SHOP_SORTS)[number];
export type SettingGroup = (typeof SETTING_GROUPS)[number];
export type StatIcon = (typeof STAT_ICONS)[number];
export type ShippingKind = (typeof SHIPPING_KINDS)[number];
export type PointSource = (typeof POINT_SOURCES)[number];
export type LegalKind = (typeof LEGAL_KINDS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type RevisionAction = (typeof REVISION_ACTIONS)[number];
export type SecurityKind = (typeof SECURITY_KINDS)[number];
export type SlotState = (typeof SLOT_STATES)[number];
export type BookingState = (typeof BOOKING_STATES)[number];
export type StockMove = (typeof STOCK_MOVES)[number];
export type TokenState = (typeof TOKEN_STATES)[number];
export type SpecIcon = (typeof SPEC_ICONS)[number];

/** Maximum sizes of input: characters, bytes, pixels and counts. */
export const LIMITS = {
  line: 200,
  text: 5_000,
  richText: 200_000,
  jsonBody: 1_000_000,
  uploadBytes: 15 * 1024 * 1024,
  uploadPixels: 60_000_000,
  orderLines: 100,
  orderNote: 500,
  withdrawalNote: 2_000,
  internalNote: 2_000,
  ordersPrinted: 200,
  quantity: 99,
  pageSize: 1_000,
  conditions: 50,
  conditionValues: 1_000,
  carPhotosAtOnce: 20,
  productPhotos: 10,
  productFeatures: 50,
  productOptions: 2,
  productVariants: 60,
  sku: 40,
  stockNote: 200,
  pickupPoints: 20_000,
  pointsFile: 8 * 1024 * 1024,
  pointCode: 40,
  pointsFound: 20,
  dedication: 200,
  voucherNote: 200,
  redemptionKey: 64,
  redemptionsAtOnce: 500,
  slotCapacity: 1_000,
  slotsAtOnce: 366,
  bookingsAtOnce: 99,
} as const;

/** What moves pieces of the stock: a count by hand, an order, and what an order gives back. */
export const STOCK_MOVES = ['counted', 'sold', 'returned'] as const;

/** Whether a date takes place: confirmed once the weather is known, cancelled because of it. */
export const SLOT_STATES = ['planned', 'confirmed', 'cancelled'] as const;

/**
 * Whether a booking holds its place: `to_choose` lost it, because its date was cancelled, and the buyer
 * chooses another one; `released` gave it back with its order, or since its voucher was used before.
 */
export const BOOKING_STATES = ['booked', 'to_choose', 'released'] as const;

/** How many days before its date a booking can be moved at last, unless the team decides otherwise. */
export const DATE_CHANGE_DAYS = 3;

/** How many days after the order a bank transfer is due. */
export const BANK_PAYMENT_DAYS = 7;

/** How many posts the site reads: for a page of the blog, the home page, and beside a post. */
export const BLOG_LIMITS = { page: 9, home: 5, related: 3 } as const;

/** How many pictures of the gallery the home page shows. */
export const HOME_GALLERY_LIMIT = 8;

/** Backgrounds of pages and their sections. */
export const GROUNDS = ['dark', 'light'] as const;
export const OTHER_GROUND = { dark: 'light', light: 'dark' } as const;

export type Ground = (typeof GROUNDS)[number];

/** Slug of the drift taxi voucher: an ordinary product that has its own section on the site. */
export const VOUCHER_SLUG = 'drift-taxi-1';

/** GET parameters that only bypass caches; the API ignores them. */
export const CACHE_BUSTERS = ['_', '_t', 't', 'timestamp', 'cacheBuster'] as const;

/** Work in the background whose failures the dashboard shows. */
export const JOBS = [
  'bank',
  'card payments',
  'outbox',
  'idempotency keys',
  'sign-ins',
  'account links',
  'spent keys',
  'temporary files',
  'payment reminders',
  'unpaid orders',
  'waiting customers',
  'search in orders',
  'revisions',
  'order links',
  'security log',
  'messages',
  'stock alerts',
  'date alerts',
  'orders',
  'mails',
  'uploads',
] as const;
export type JobName = (typeof JOBS)[number];
