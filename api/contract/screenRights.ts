import type { Action, Need } from './access.ts';
import { CONTENT, needToWrite } from './resources.ts';

interface ScreenNeeds {
  read: readonly Need[];
  /** Null where a screen never writes. */
  write: readonly Need[] | null;
}

const OWN: Readonly<Record<string, ScreenNeeds>> = {
  // Of no use to who can't change anything.
  website: { read: ['write settings'], write: ['write settings'] },
  'first-steps': { read: ['write operations'], write: ['write operations'] },
  // What the dashboard shows beside its links.
  overview: { read: ['read content'], write: null },
  media: { read: ['read content'], write: ['write content'] },
  history: { read: ['read content'], write: ['write content'] },
  orders: { read: ['read orders'], write: ['write orders'] },
  dates: { read: ['read orders'], write: ['write orders'] },
  stock: { read: ['read orders'], write: ['write orders'] },
  vouchers: { read: ['read orders'], write: ['write orders'] },
  // Scanning and redeeming, without the list.
  redemptions: { read: ['write redemptions'], write: ['write redemptions'] },
  // Money: those who may write shipping costs may write codes.
  'discount-codes': { read: ['read orders'], write: ['write business'] },
  payments: { read: ['read orders'], write: ['write orders'] },
  messages: { read: ['read messages'], write: ['write messages'] },
  // Mails quote orders as well as messages.
  mails: {
    read: ['read orders', 'read messages'],
    write: ['write orders', 'write messages'],
  },
  profile: { read: ['read profile'], write: ['write profile'] },
  users: { read: ['read accounts'], write: ['write accounts'] },
  'api-tokens': { read: ['read security'], write: ['write security'] },
  'security-log': { read: ['read security'], write: null },
  'personal-data': { read: ['write operations'], write: ['write operations'] },
  'restored-copy': { read: ['read operations'], write: ['write operations'] },
};

/** Lists and records of content are public, but of no use to who has no right to what is hidden of it. */
const SCREENS: Readonly<Record<string, ScreenNeeds>> = {
  ...Object.fromEntries(
    CONTENT.map(({ screen, path }) => [
      screen,
      { read: ['read content'], write: [needToWrite(path)] },
    ]),
  ),
  ...OWN,
};

/** The paths below `/api` of other resources than content whose screens are called otherwise. */
export const SCREEN_PATHS = {
  messages: 'contact-messages',
  orders: 'orders/admin/orders',
  dates: 'slots',
  history: 'revisions',
  'security-log': 'security-events',
} as const;

const SCREENS_AT = new Map<string, string>([
  ...CONTENT.map(({ path, screen }) => [path, screen] as const),
  ...Object.entries(SCREEN_PATHS).map(([screen, path]) => [path, screen] as const),
]);

/** What the back-office calls the resource at a path below `/api`; undefined for what it has no screen of. */
export const screenAt = (path: string): string | undefined =>
  SCREENS_AT.get(path) ?? (Object.hasOwn(SCREENS, path) ? path : undefined);

/**
 * The rights that a screen of the back-office needs, those of the routes that it calls; null where it
 * does nothing of the kind. A setting may need more: `needOfSetting`.
 */
export function needsOfScreen(screen: string, action: Action): readonly Need[] | null {
  return Object.hasOwn(SCREENS, screen) ? (SCREENS[screen]?.[action] ?? null) : null;
}
