import { type Locale, localized } from '../../api/contract/locales.ts';
import type { Product, SlotOffer } from '../../api/contract/types.ts';
import { detailQuery, type SectionQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** The products on offer, as lists and the cart show them. */
export const productsQuery = (access: ApiAccess) => listedQuery(access);

export const featuredProductsQuery = (access: ApiAccess) =>
  listedQuery(access, { featured: 'true' });

function listedQuery(access: ApiAccess, query?: Record<string, string>): SectionQuery<Product[]> {
  const asked = sectionQuery<Product[]>(access, '/products', query);
  return { ...asked, queryFn: async (context) => (await asked.queryFn(context)).map(listed) };
}

/** Without the texts and photos of the product's own page: they would be most of a list's state. */
function listed(product: Product): Product {
  const namesPhotos = product.variants?.some(({ photo }) => photo !== null);
  const texts = (locale: Locale) => ({ ...product.translations[locale], ...ON_OWN_PAGE });
  return {
    ...product,
    photos: namesPhotos ? product.photos : [],
    translations: { en: texts('en'), cs: texts('cs') },
  };
}

const ON_OWN_PAGE = { what_to_expect: '', locations: '', availability: '', eligibility: '' };

/** A date on its product's page. */
export type ProductDate = Omit<SlotOffer, 'product' | 'product_id'>;

/** One product by its slug; null when it doesn't exist. */
export function productQuery(access: ApiAccess, slug: string): SectionQuery<Product | null> {
  const query = detailQuery<Product>(access, `/products/${encodeURIComponent(slug)}`);
  return {
    ...query,
    queryFn: async (context) => {
      const product = await query.queryFn(context);
      return product && withOwnTexts(product, access.locale);
    },
  };
}

/** The coming dates of a product, if it has any. A query of its own: without them there is still the product. */
export const productDatesQuery = (
  access: ApiAccess,
  slug: string,
): SectionQuery<ProductDate[]> => ({
  ...sectionQuery(access, '/dates', { slug }),
  queryFn: async ({ signal, client }) => {
    const product = await client.fetchQuery(productQuery(access, slug));
    if (!product?.has_dates) return [];
    const query = { product: product.id };
    return (await access.client.get<SlotOffer[]>('/dates', { query, signal })).map(onPage);
  },
});

/** With the texts of its own page in one language: the cart, which needs both, shows none of them. */
function withOwnTexts(product: Product, shown: Locale): Product {
  const { translations } = product;
  const text = (name: keyof typeof ON_OWN_PAGE) => localized(translations, name, shown);
  const own = {
    what_to_expect: text('what_to_expect'),
    locations: text('locations'),
    availability: text('availability'),
    eligibility: text('eligibility'),
  };
  const texts = (locale: Locale) => ({
    ...translations[locale],
    ...(locale === shown ? own : ON_OWN_PAGE),
  });
  return { ...product, translations: { en: texts('en'), cs: texts('cs') } };
}

const onPage = ({ product: _product, product_id: _id, ...date }: SlotOffer): ProductDate => date;
