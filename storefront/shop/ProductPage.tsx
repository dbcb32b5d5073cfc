import { useQuery } from '@tanstack/react-query';
import { MovedTo } from '../app/MovedTo.tsx';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { NothingThere } from '../notFound/NothingThere.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { ProductDetail } from './ProductDetail.tsx';
import styles from './ProductPage.module.css';
import { productQuery } from './productQueries.ts';

export const queries = (visit: Visit) => [productQuery(visit, visit.params.slug ?? '')];

/** A product by its slug; its id leads on to that (public-site §2). */
export default function ProductPage() {
  const site = useSite();
  const { t } = site;
  const { slug = '' } = useRouteParams();
  const query = useQuery(productQuery(site, slug));
  const right = query.data?.slug;
  if (right !== undefined && right !== slug) return <MovedTo path={urls.product(right)} />;
  return (
    <div className={styles.page} data-ground="light" data-bar="solid">
      <SectionState query={query} failed={t('product.failed')}>
        {(product) =>
          product ? (
            <ProductDetail key={product.id} product={product} />
          ) : (
            <NothingThere
              title={t('product.notFound')}
              text={t('product.notFoundText')}
              to={urls.shop}
              back={t('product.back')}
            />
          )
        }
      </SectionState>
    </div>
  );
}
