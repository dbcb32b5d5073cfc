import type { Action, Area, Need } from './access.ts';
import type { Descriptor } from './descriptor.ts';
import { CONTENT, needToWrite } from './resources.ts';

interface Rights {
  read: readonly Need[];
  /** Null where a screen never writes. */
  write: readonly Need[] | null;
}

interface Row extends Rights {
  /** Its resource's path below `/api`, if it differs from its name. */
  path?: string;
  /** Group in the back-office's menu, and the key that opens it after `g`. */
  menu?: { group: 'inbox' | 'content' | 'setup'; shortcut?: string };
}

export interface Screen extends Row {
  /** Name in the back-office's URLs. */
  screen: string;
  path: string;
}

/** All screens of the back-office by their names, in the order of its menu. */
const ROWS: Readonly<Record<string, Row>> = {
  orders: {
    ...rightsTo('orders'),
    path: 'orders/admin/orders',
    menu: { group: 'inbox', shortcut: 'o' },
  },
  dates: { ...rightsTo('orders'), path: 'slots', menu: { group: 'inbox', shortcut: '4' } },
  stock: { ...rightsTo('orders'), menu: { group: 'inbox' } },
  vouchers: { ...rightsTo('orders'), menu: { group: 'inbox' } },
  // Scanning and redeeming, without the list.
  redemptions: { ...forChanges('redemptions'), menu: { group: 'inbox' } },
  payments: { ...rightsTo('orders'), menu: { group: 'inbox', shortcut: 'k' } },
  messages: {
    ...rightsTo('messages'),
    path: 'contact-messages',
    menu: { group: 'inbox', shortcut: 'm' },
  },
  // Mails quote orders as well as messages.
  mails: { ...rightsTo('orders', 'messages'), menu: { group: 'inbox', shortcut: 'q' } },

  website: { ...forChanges('settings'), menu: { group: 'content', shortcut: 'w' } },
  ...ofContent('content'),
  media: { ...rightsTo('content'), menu: { group: 'content', shortcut: 'i' } },

  // Money: those who may write shipping costs may write codes.
  'discount-codes': { read: ['read orders'], write: ['write business'], menu: { group: 'setup' } },
  ...ofContent('setup'),
  history: {
    ...rightsTo('content'),
    path: 'revisions',
    menu: { group: 'setup', shortcut: 'r' },
  },
  users: { ...rightsTo('accounts'), menu: { group: 'setup', shortcut: 'v' } },
  'security-log': {
    read: ['read security'],
    write: null,
    path: 'security-events',
    menu: { group: 'setup', shortcut: 'j' },
  },
  'api-tokens': { ...rightsTo('security'), menu: { group: 'setup' } },
  'personal-data': { ...forChanges('operations'), menu: { group: 'setup', shortcut: 'z' } },
  'first-steps': { ...forChanges('operations'), menu: { group: 'setup', shortcut: 'f' } },

  // In no menu.
  ...ofContent(undefined),
  profile: rightsTo('profile'),
  // What the dashboard shows beside its links.
  overview: { read: ['read content'], write: null },
  'restored-copy': rightsTo('operations'),
};

/** All screens, each with its name and the path of its resource. */
export const SCREENS: readonly Screen[] = Object.entries(ROWS).map(([screen, row]) => ({
  screen,
  path: screen,
  ...row,
}));

/** The rights that a screen's routes need. */
function rightsTo(...areas: Area[]): Rights {
  const needs = (action: Action) => areas.map((area): Need => `${action} ${area}`);
  return { read: needs('read'), write: needs('write') };
}

/** Of no use to who can't change anything. */
function forChanges(area: Area): Rights {
  const needs: Need[] = [`write ${area}`];
  return { read: needs, write: needs };
}

/** Lists and records of content are public, but of no use to who has no right to what is hidden of it. */
function ofContent(group: NonNullable<Descriptor['menu']>['group'] | undefined) {
  const shown = CONTENT.filter(({ menu }) => menu?.group === group);
  return Object.fromEntries(
    shown.map(({ screen, path, menu }): [string, Row] => [
      screen,
      { read: ['read content'], write: [needToWrite(path)], path, menu },
    ]),
  );
}

const BY_NAME = new Map(SCREENS.map((row) => [row.screen, row]));
const BY_PATH = new Map(SCREENS.map((row) => [row.path, row]));

/** What the back-office calls the resource at a path below `/api`; undefined for what it has no screen of. */
export const screenAt = (path: string): string | undefined =>
  (BY_PATH.get(path) ?? BY_NAME.get(path))?.screen;

/** The path below `/api` of the resource that a screen shows; throws for an unknown one. */
export function pathOfScreen(screen: string): string {
  const row = BY_NAME.get(screen);
  if (!row) throw new Error(`There is no screen ${screen}`);
  return row.path;
}

/**
 * The rights that a screen of the back-office needs, those of the routes that it calls; null where it
 * does nothing of the kind. A setting may need more: `needOfSetting`.
 */
export const needsOfScreen = (screen: string, action: Action): readonly Need[] | null =>
  BY_NAME.get(screen)?.[action] ?? null;
