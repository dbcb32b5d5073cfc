import { settingTraits } from './settings.ts';

/** Roles of team members; each account has exactly one. */
export const ROLES = ['owner', 'manager', 'editor', 'reader', 'crew'] as const;
export type Role = (typeof ROLES)[number];

/** Scopes of API tokens; a token has any number of them. */
export const SCOPES = ['read', 'content', 'business', 'orders'] as const;
export type Scope = (typeof SCOPES)[number];

/** Parts of the product that are granted separately. */
export const AREAS = [
  'content',
  'settings',
  // Bank account, shipping and payment costs, legal texts, notification addresses.
  'business',
  'orders',
  // Redeeming vouchers at the track, which shows nothing of their buyers.
  'redemptions',
  'messages',
  // The account's own name, language, password and sign-ins.
  'profile',
  'accounts',
  'security',
  // First steps, removal of the demo content, backups.
  'operations',
  // Being told live what was written: of each area only by those who may read it.
  'live',
] as const;
export type Area = (typeof AREAS)[number];

/** `write` includes `read`. */
export type Action = 'read' | 'write';

type Rights = Readonly<Partial<Record<Area, Action>>>;

/** Rights of each role. Areas that are not listed are denied. */
const ROLE_RIGHTS: Readonly<Record<Role, Rights>> = {
  owner: {
    content: 'write',
    settings: 'write',
    business: 'write',
    orders: 'write',
    redemptions: 'write',
    messages: 'write',
    profile: 'write',
    accounts: 'write',
    security: 'write',
    operations: 'write',
    live: 'read',
  },
  manager: {
    content: 'read',
    settings: 'read',
    orders: 'write',
    redemptions: 'write',
    messages: 'write',
    profile: 'write',
    live: 'read',
  },
  editor: { content: 'write', settings: 'write', profile: 'write', live: 'read' },
  reader: {
    content: 'read',
    settings: 'read',
    orders: 'read',
    messages: 'read',
    profile: 'write',
    live: 'read',
  },
  crew: { redemptions: 'write', profile: 'write', live: 'read' },
};

/** Rights that each scope adds to a token; no scope grants accounts, security or a profile. */
const SCOPE_RIGHTS: Readonly<Record<Scope, Rights>> = {
  read: { content: 'read', settings: 'read', orders: 'read', messages: 'read', live: 'read' },
  content: { content: 'write', settings: 'write' },
  business: { settings: 'write', business: 'write' },
  orders: { orders: 'write', redemptions: 'write' },
};

/** The holder of rights: a user with a role, or a token with scopes. */
export type Holder = { readonly role: Role } | { readonly scopes: readonly Scope[] };

/** Whether a value is one of `ROLES`. */
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether a holder has a right to an area. */
export function may(holder: Holder, action: Action, area: Area): boolean {
  const rights =
    'role' in holder
      ? [ROLE_RIGHTS[holder.role]]
      : holder.scopes.map((scope) => SCOPE_RIGHTS[scope]);
  return rights.some((right) => right[area] === 'write' || right[area] === action);
}

/** A right that a route requires. */
export type Need = `${Action} ${Area}`;

/** The right required to change a setting. */
export const needOfSetting = (key: string): Need =>
  settingTraits(key).isBusiness ? 'write business' : 'write settings';

/**
 * The right to make a signed link that shows a hidden record, or settings before they are published. A
 * link to a record shows no more than the record itself does.
 */
export const needToPreview = (what: 'record' | 'settings'): Need =>
  what === 'settings' ? 'write settings' : 'read content';

/** Whether a holder has the required right. */
export function has(holder: Holder, need: Need): boolean {
  const [action, area] = need.split(' ') as [Action, Area];
  return may(holder, action, area);
}

/**
 * Access to a route. `public` routes need no rights, but may answer more with some; `open` routes
 * ignore the bearer token, so that an invalid one is no obstacle; `cookie` routes also accept the
 * cookie that lets documents open in a new tab.
 */
export interface RouteRule {
  needs: readonly Need[];
  for?: 'public' | 'open' | 'cookie';
  /** Also open to an account that still has to set up its required second factor. */
  isEnrolment?: true;
}
