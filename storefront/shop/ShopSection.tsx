import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { MoreLink } from '../ui/BackLink.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { featuredProductsQuery } from './productQueries.ts';

const SHOWN = 3;

/** Home's featured products (public-site §9). */
export function ShopSection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(featuredProductsQuery(site));
  return (
    <Section
      id="shop"
      ground="light"
      cut
      title={t('shop.homeTitle')}
      aside={<MoreLink to={urls.shop}>{t('shop.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('shop.failed')}>
        {(products) =>
          products.length > 0 ? (
            <ProductGrid products={products.slice(0, SHOWN)} />
          ) : (
            <Empty>{t('shop.none')}</Empty>
          )
        }
      </SectionState>
    </Section>
  );
}
