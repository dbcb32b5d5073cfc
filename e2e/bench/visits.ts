/** One request of a replay. */
export interface Visit {
  path: string;
  headers: Record<string, string>;
}

/** What pages add to the sitemap's: choices of lists, feeds, and pages for ordering. */
const MORE_PAGES = [
  '/shop?category=experience',
  '/shop?category=merchandise',
  '/shop?sort=cheapest',
  '/events-calendar?type=world',
  '/blog?page=2',
  '/blog/rss.xml',
  '/events.ics',
  '/cart',
  '/checkout',
  '/withdrawal',
  '/login',
];

const READS = [
  '/api/settings',
  '/api/home-sections',
  '/api/page-links',
  '/api/products',
  '/api/products?featured=true',
  '/api/cars',
  '/api/events?type=our',
  '/api/events?type=world',
  '/api/gallery',
  '/api/gallery?limit=8',
  '/api/sponsors',
  '/api/team-members',
  '/api/achievements',
  '/api/achievement-stats',
  '/api/blog?limit=5',
  '/api/blog?page=1&limit=9',
  '/api/blog?page=2&limit=9',
  '/api/blog/categories/list',
  '/api/blog/tags/list',
  '/api/dates',
  '/api/orders/shipping-methods',
  '/api/orders/payment-methods',
  '/api/legal-texts/current/terms',
  '/api/legal-texts/current/privacy',
];

const ACCEPTED = {
  cs: ['cs', 'cs-CZ,cs;q=0.9,en;q=0.8', 'cs,sk;q=0.8,en-US;q=0.5,en;q=0.3', 'CS-cz'],
  en: ['en', 'en-GB,en;q=0.9', 'en-US,en;q=0.9,cs;q=0.8', 'de-DE,de;q=0.9,en;q=0.8', 'sk,cs;q=0.9'],
};
/** All but very few browsers unpack Brotli. */
const ENCODINGS = [...Array<string>(98).fill('gzip, deflate, br'), 'gzip, deflate', ''];
const CAMPAIGNS = ['utm_source=mail&utm_campaign=', 'fbclid=', 'gclid=', 'utm_medium=', 'ref='];

/** An address in each language; posts have other names in the other one. */
type Address = Readonly<Record<'en' | 'cs', string>>;

const inBoth = (path: string): Address => ({ en: path, cs: path });

/** All that visitors read of a site: its sitemap's pages, and what their browsers ask of the API. */
export async function publicAddresses(base: string): Promise<Address[]> {
  const text = async (path: string) => (await fetch(base + path)).text();
  const urls = (await text('/sitemap.xml')).split('</url>').slice(0, -1);
  const alternate = (url: string, language: string) =>
    new URL(new RegExp(`hreflang="${language}" href="(.*?)"`).exec(url)?.[1] ?? base).pathname;
  const listed = new Map(
    urls.map((url) => [
      alternate(url, 'en'),
      { en: alternate(url, 'en'), cs: alternate(url, 'cs') },
    ]),
  );
  const pages = [...listed.values()];
  const details = pages
    .filter(({ en }) => DETAIL.test(en))
    .map(({ en, cs }) => ({ en: answerOf(en), cs: answerOf(cs) }));
  const labels = async (path: string, name: string, field: string) => {
    const list: Record<string, string>[] = JSON.parse(await text(path));
    return list.map((label) => `/blog?${new URLSearchParams({ [name]: label[field] ?? '' })}`);
  };
  const chosen = [
    ...(await labels('/api/blog/categories/list', 'category', 'category')),
    ...(await labels('/api/blog/tags/list', 'tag', 'name')),
  ];
  return [...pages, ...details, ...[...MORE_PAGES, ...chosen, ...READS].map(inBoth)];
}

/** The page of a record, and the path of its answer. */
const DETAIL = /^\/(product|car|blog)\/(.+)$/;
const answerOf = (path: string) =>
  path.replace(DETAIL, (_, kind, slug) => `/api/${kind === 'blog' ? kind : `${kind}s`}/${slug}`);

/**
 * Visits to addresses, a few of which get most of them (Zipf's law with exponent 1), in both languages,
 * as browsers ask: with cookies, parameters of campaigns and time stamps, and packed as they can unpack.
 * The same seed makes the same visits.
 */
export function* visits(addresses: readonly Address[], count: number, seed = 1): Generator<Visit> {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const number = () => Math.floor(random() * 1e9).toString(36);
  // The home page first, the others in any order.
  const ranked = addresses.map((each) => ({ ...each, at: each.en === '/' ? -1 : random() }));
  ranked.sort((a, b) => a.at - b.at);
  const sums: number[] = [];
  for (const rank of ranked.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1));
  for (let n = 0; n < count; n += 1) {
    const drawn = random() * (sums.at(-1) ?? 0);
    const language = random() < 0.5 ? 'cs' : 'en';
    const path = ranked[sums.findIndex((sum) => sum > drawn)]?.[language] ?? '/';
    const add = (query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
    const isApi = path.startsWith('/api/');
    const isChosen = random() < 0.7;
    const linked = !isChosen && language === 'cs' ? add('lang=cs') : path;
    const campaign = `${one(CAMPAIGNS)}${number()}`;
    const asked =
      random() < 0.2 ? `${linked}${linked.includes('?') ? '&' : '?'}${campaign}` : linked;
    const own = `consent=${one(['all', 'none'])}; visit=${number()}`;
    yield {
      path: isApi ? add(`_t=${Date.now()}`) : asked,
      headers: {
        cookie: isChosen ? `language=${language}; ${own}` : own,
        'accept-language': one(ACCEPTED[language]),
        'accept-encoding': one(ENCODINGS),
      },
    };
  }
}

/** Requests that would fill a cache which keeps whatever is asked for. */
export function* hostileVisits(count: number): Generator<Visit> {
  for (let n = 0; n < count; n += 1) {
    const paths = [
      `/shop?x=${n}`,
      `/shop?category=${n}`,
      `/shop?sort=${n}&lang=${n}`,
      `/blog?tag=${n}`,
      `/blog?page=${n + 50}`,
      `/${n}`,
      `/api/products?x=${n}`,
      `/api/products?_limit=${n + 1}`,
      `/api/products?_t=${n}`,
      `/api/blog?page=1&limit=9&category=${n}`,
      `/api/events?type=${n}`,
      `/api/cars/${n + 1000}`,
    ];
    yield {
      path: paths[n % paths.length] ?? '/',
      headers: {
        host: `${n}.example`,
        cookie: `language=${n}; a${n}=b`,
        'accept-language': `x${n}`,
        'accept-encoding': `br;q=0.${n}`,
      },
    };
  }
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
