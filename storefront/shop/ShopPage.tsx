import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSearchParams } from '../app/navigation.ts';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { productsQuery } from './productQueries.ts';
import { ShopFilter } from './ShopFilter.tsx';
import styles from './ShopPage.module.css';
import { chosenProducts, readShopChoice, type ShopChoice } from './shopChoice.ts';

export const queries = (visit: Visit) => [productsQuery(visit)];

/** The shop: all products by category, or those selected by the address. */
export default function ShopPage() {
  const { t } = useSite();
  const search = useSearchParams();
  const choice = readShopChoice(search);
  const query = useSection(productsQuery);
  const title = choice.category ? t(`category.${choice.category}`) : t('shop.title');
  return (
    <>
      <PageHead title={t('shop.title')} lead={t('shop.lead')} seo={{ title }} />
      <div className={styles.shelves} data-ground="light">
        <SectionState query={query} failed={t('shop.failed')} empty={t('shop.none')}>
          {(products) => (
            <>
              <ShopFilter choice={choice} />
              <Shelves products={products} choice={choice} />
            </>
          )}
        </SectionState>
      </div>
    </>
  );
}

/** Products by category; with a sorting of the visitor's, all in one list. */
function Shelves({ products, choice }: { products: readonly Product[]; choice: ShopChoice }) {
  const { t, locale } = useSite();
  const { category, sort } = choice;
  const chosen = chosenProducts(products, choice, locale);
  if (chosen.length === 0) return <Empty>{t('filter.none')}</Empty>;
  if (category === null && sort !== 'recommended') {
    return (
      <section aria-labelledby="shelf-all">
        <h2 id="shelf-all">{t('filter.all')}</h2>
        <ProductGrid products={chosen} priority />
      </section>
    );
  }
  const shelves = PRODUCT_CATEGORIES.map((shelf) => ({
    shelf,
    shown: chosen.filter((product) => product.category === shelf),
  })).filter(({ shown }) => shown.length > 0);
  return shelves.map(({ shelf, shown }, index) => (
    <section key={shelf} aria-labelledby={`shelf-${shelf}`}>
      <h2 id={`shelf-${shelf}`}>{t(`category.${shelf}`)}</h2>
      <ProductGrid products={shown} priority={index === 0} />
    </section>
  ));
}
