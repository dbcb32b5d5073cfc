import type { PerLocale } from '../../contract/locales.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import type { BlogPage, Car, Product } from '../../contract/types.ts';
import type { Read } from './content.ts';
import type { SitemapPage } from './sitemap.ts';

/** Every public page of the site that search engines may show. */
export async function sitemapPages(read: Read): Promise<SitemapPage[]> {
  const [cars, products, { posts }] = await Promise.all([
    read<Car[]>('/api/cars'),
    read<Product[]>('/api/products'),
    read<BlogPage>('/api/blog'),
  ]);
  const newest = posts
    .map(({ updated_date }) => updated_date)
    .sort()
    .at(-1);
  return [
    { paths: same(sitePaths.home), changed: newest },
    ...LISTS.map((path) => ({ paths: same(path) })),
    { paths: same(sitePaths.blog), changed: newest },
    ...LEGAL.map((path) => ({ paths: same(path) })),
    ...cars.map((car) => ({ paths: same(sitePaths.car(car.slug)), image: car.image_path })),
    ...products.map(({ slug, image_path }) => ({
      paths: same(sitePaths.product(slug)),
      image: image_path,
    })),
    ...posts.map(({ slugs, updated_date, image_path }) => ({
      paths: { cs: sitePaths.post(slugs.cs), en: sitePaths.post(slugs.en) },
      changed: updated_date,
      image: image_path,
    })),
  ];
}

const LISTS = [
  sitePaths.cars,
  sitePaths.events,
  sitePaths.gallery,
  sitePaths.achievements,
  sitePaths.shop,
];
const LEGAL = [sitePaths.terms, sitePaths.privacy, sitePaths.cookies];

const same = (path: string): PerLocale<string> => ({ cs: path, en: path });
