import type { PerLocale } from '../../contract/locales.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import type { BlogPage, Car, Product } from '../../contract/types.ts';
import type { LastChanges } from '../../services/lastChanges.ts';
import type { Read } from './content.ts';
import type { SitemapPage } from './sitemap.ts';

/** Every public page of the site that search engines may show; the legal texts tell no date. */
export async function sitemapPages(
  read: Read,
  lastChanges: () => Promise<LastChanges>,
): Promise<SitemapPage[]> {
  const [changes, cars, products, { posts }] = await Promise.all([
    lastChanges(),
    read<Car[]>('/api/cars'),
    read<Product[]>('/api/products'),
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

/** The latest of some days; of none, undefined. */
const newest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

const LEGAL = [sitePaths.terms, sitePaths.privacy, sitePaths.cookies];

const same = (path: string): PerLocale<string> => ({ cs: path, en: path });
