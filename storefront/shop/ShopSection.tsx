import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { MoreLink } from '../ui/Links.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { featuredProductsQuery } from './productQueries.ts';

const SHOWN = 3;

export const queries = (access: ApiAccess) => [featuredProductsQuery(access)];

export default function ShopSection() {
  const { t } = useSite();
  const query = useSection(featuredProductsQuery);
  return (
    <Section
      id="shop"
      title={t('shop.homeTitle')}
      aside={<MoreLink to={urls.shop}>{t('shop.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('shop.failed')} empty={t('shop.none')}>
        {(products) => <ProductGrid products={products.slice(0, SHOWN)} />}
      </SectionState>
    </Section>
  );
}
