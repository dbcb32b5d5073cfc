import type { Locale } from '../../../contract/locales.ts';
import { feedPaths } from '../../../contract/sitePaths.ts';
import type { BlogPage, Event, Product } from '../../../contract/types.ts';
import type { LastChanges } from '../lastChanges.ts';
import { type Read, readAbout, readSettings } from './content.ts';
import { eventCalendar } from './eventCalendar.ts';
import { googleFeed, heurekaFeed } from './productFeeds.ts';
import { rss } from './rss.ts';
import { sitemap, sitemapPages } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

interface Making {
  read: Read;
  locale: Locale;
  origin: string;
  now: Date;
  lastChanges(): Promise<LastChanges>;
}

interface FeedFile {
  type: string;
  text: string;
  /** File name under which a browser saves it instead of showing it. */
  saveAs?: string;
}

export type Make = (making: Making) => Promise<FeedFile>;

/** The generator of the file at a path; undefined when there is none. */
export function makerOf(path: string): Make | undefined {
  const id = ONE_EVENT.exec(path)?.[1];
  return id === undefined ? FILES[path] : oneEvent(Number(id));
}

const ONE_EVENT = /^\/events\/(\d{1,9})\.ics$/;
const CALENDAR = 'text/calendar; charset=utf-8';

/** Posts in the feed. */
const POSTS = 30;

const SEASON = { cs: 'závody a akce', en: 'races and shows' };

const FILES: Readonly<Record<string, Make>> = {
  [feedPaths.robots]: async ({ origin }) => ({
    type: 'text/plain; charset=utf-8',
    text: robots(origin),
  }),
  [feedPaths.sitemap]: async ({ read, origin, lastChanges }) => ({
    type: 'application/xml; charset=utf-8',
    text: sitemap(await sitemapPages(read, lastChanges), origin),
  }),
  [feedPaths.posts]: async ({ read, locale, origin }) => {
    const [{ name, ...about }, { posts }] = await Promise.all([
      readAbout(read, locale, origin),
      read<BlogPage>(`/api/blog?limit=${POSTS}`),
    ]);
    const text = rss({ title: `${name}: blog`, ...about, locale, origin, posts });
    return { type: 'application/rss+xml; charset=utf-8', text };
  },
  [feedPaths.heureka]: async (making) => productsOf(making, heurekaFeed),
  [feedPaths.google]: async (making) => productsOf(making, googleFeed),
  [feedPaths.season]: async (making) =>
    calendarOf(await making.read<Event[]>('/api/events'), making),
  [feedPaths.manifest]: async ({ read, locale }) => ({
    type: 'application/manifest+json',
    text: webManifest(await readSettings(read, locale), locale),
  }),
};

const oneEvent =
  (id: number): Make =>
  async (making) => {
    const event = await making.read<Event>(`/api/events/${id}`);
    return { ...(await calendarOf([event], making)), saveAs: `event-${id}.ics` };
  };

async function productsOf(
  { read, locale, origin }: Making,
  feed: typeof heurekaFeed,
): Promise<FeedFile> {
  const [about, products] = await Promise.all([
    readAbout(read, locale, origin),
    read<Product[]>('/api/products'),
  ]);
  return {
    type: 'application/xml; charset=utf-8',
    text: feed({ ...about, locale, origin, products }),
  };
}

async function calendarOf(events: readonly Event[], making: Making): Promise<FeedFile> {
  const { read, locale, origin, now } = making;
  const about = await readAbout(read, locale, origin);
  const name = `${about.name}: ${SEASON[locale]}`;
  return { type: CALENDAR, text: eventCalendar({ name, locale, origin, now, events }) };
}

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${origin}${feedPaths.sitemap}`,
    '',
  ].join('\n');
