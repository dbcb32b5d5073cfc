import { BLOG_LIMITS, EVENT_TYPES, HOME_GALLERY_LIMIT } from './constants.ts';

/** One of these values. */
const anyOf = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`);

/** The parameters with which the site itself asks the API, in its order, and their values. */
const SITE_READS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/api/products': { featured: /^true$/ },
  '/api/events': { type: anyOf(EVENT_TYPES) },
  // Past the last page the API answers the last one: only so many pages can be one and the same.
  '/api/blog': {
    page: /^[1-9]$/,
    limit: anyOf(Object.values(BLOG_LIMITS)),
    category: /./,
    tag: /./,
  },
  '/api/gallery': { limit: anyOf([HOME_GALLERY_LIMIT]) },
  '/api/dates': { product: /^[1-9]\d{0,8}$/ },
};

/** A path that has no second spelling: lower case, no escapes, no number with leading zeros. */
const PLAIN_PATH = /^\/api(?:\/(?!0\d)[a-z\d-]+)+$/;

/**
 * The address of an API answer, if it is one that the site asks for or has no parameters, in its only
 * spelling; null for any other. How many addresses this returns depends on the content alone, provided
 * that empty answers are left out.
 */
export function ownApiAddress(address: string): string | null {
  const [path = '', query] = address.split(/\?(.*)/s);
  if (!PLAIN_PATH.test(path)) return null;
  if (query === undefined) return address;
  const asked = new URLSearchParams(query);
  const own = new URLSearchParams();
  for (const [name, form] of Object.entries(SITE_READS[path] ?? {})) {
    const value = asked.get(name);
    if (value !== null && form.test(value)) own.set(name, value);
  }
  return own.size > 0 && own.toString() === query ? address : null;
}
