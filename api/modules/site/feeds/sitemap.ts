import {
  FALLBACK_LOCALE,
  LOCALES,
  type Locale,
  type PerLocale,
} from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { BlogPage, Car, Page, Product } from '../../../contract/types.ts';
import { type XmlContent, xmlDocument } from '../../../platform/xml.ts';
import type { LastChanges } from '../lastChanges.ts';
import type { Read } from './content.ts';

interface SitemapPage {
  paths: PerLocale<string>;
  /** The day of its last change, YYYY-MM-DD, if it is known. */
  changed?: string | undefined;
  image?: string;
}

/** A sitemap: every page in every language, with links to its other languages. */
export const sitemap = (pages: readonly SitemapPage[], origin: string): string =>
  xmlDocument('urlset', {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    url: pages.flatMap((page) => LOCALES.map((locale) => url(page, locale, origin))),
  });

function url({ paths, changed, image }: SitemapPage, locale: Locale, origin: string): XmlContent {
  const at = (language: Locale) => `${origin}${paths[language]}?lang=${language}`;
  const alternate = (hreflang: string, href: string) => ({
    '@rel': 'alternate',
    '@hreflang': hreflang,
    '@href': href,
  });
  return {
    loc: at(locale),
    lastmod: changed ?? null,
    'xhtml:link': [
      ...LOCALES.map((language) => alternate(language, at(language))),
      alternate('x-default', origin + paths[FALLBACK_LOCALE]),
    ],
    'image:image': image ? { 'image:loc': origin + image } : null,
  };
}

/** All public pages that search engines may show; legal texts have no date. */
export async function sitemapPages(
  read: Read,
  lastChanges: () => Promise<LastChanges>,
): Promise<SitemapPage[]> {
  const [changes, cars, products, pages, { posts }] = await Promise.all([
    lastChanges(),
    read<Car[]>('/api/cars'),
    read<Product[]>('/api/products'),
    read<Page[]>('/api/pages'),
    read<BlogPage>('/api/blog'),
  ]);
  const { lists } = changes;
  const blog = newest(posts.map(({ updated_date }) => updated_date));
  return [
    { paths: same(sitePaths.home), changed: newest([...Object.values(lists), blog]) },
    { paths: same(sitePaths.cars), changed: lists.cars },
    { paths: same(sitePaths.events), changed: lists.events },
    { paths: same(sitePaths.gallery), changed: lists.gallery },
    { paths: same(sitePaths.achievements), changed: lists.achievements },
    { paths: same(sitePaths.shop), changed: lists.products },
    { paths: same(sitePaths.blog), changed: blog },
    ...LEGAL.map((path) => ({ paths: same(path) })),
    ...pages.map(({ translations: { cs, en } }) => ({
      paths: { cs: sitePaths.page(cs.slug), en: sitePaths.page(en.slug) },
    })),
    ...cars.map(({ slug, image_path }) => ({
      paths: same(sitePaths.car(slug)),
      changed: changes.cars.get(slug),
      image: image_path,
    })),
    ...products.map(({ slug, image_path }) => ({
      paths: same(sitePaths.product(slug)),
      changed: changes.products.get(slug),
      image: image_path,
    })),
    ...posts.map(({ slugs, updated_date, image_path }) => ({
      paths: { cs: sitePaths.post(slugs.cs), en: sitePaths.post(slugs.en) },
      changed: updated_date,
      image: image_path,
    })),
  ];
}

const newest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

const LEGAL = [sitePaths.terms, sitePaths.privacy, sitePaths.cookies];

const same = (path: string): PerLocale<string> => ({ cs: path, en: path });
