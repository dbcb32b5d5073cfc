import { useQuery } from '@tanstack/react-query';
import { MovedTo } from '../app/MovedTo.tsx';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { urls } from '../urls.ts';
import { ProductDetail } from './ProductDetail.tsx';
import styles from './ProductPage.module.css';
import { productQuery } from './productQueries.ts';

export const queries = (visit: Visit) => [productQuery(visit, visit.params.slug ?? '')];

/** A product by its slug; its id leads on to that. */
export default function ProductPage() {
  const site = useSite();
  const { slug = '' } = useRouteParams();
  const query = useQuery(productQuery(site, slug));
  const right = query.data?.slug;
  if (right !== undefined && right !== slug) return <MovedTo path={urls.product(right)} />;
  return (
    <div className={styles.page} data-ground="light" data-bar="solid">
      <RecordState kind="product" query={query} list={urls.shop}>
        {(product) => <ProductDetail key={product.id} product={product} />}
      </RecordState>
    </div>
  );
}
