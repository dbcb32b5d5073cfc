import { localized } from '../../api/contract/locales.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductCard.module.css';

/** At most this many features stand on a card (public-site §9). */
const FEATURES = 3;

interface ProductCardProps {
  product: Product;
  /** Its picture is the page's main one. */
  priority?: boolean;
}

/** A product in a list: picture, badges, name, price, at most 3 features, and into the cart. */
export function ProductCard({ product, priority }: ProductCardProps) {
  const { locale } = useSite();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={product.image_path}
          info={product.image_info}
          alt=""
          sizes="(min-width: 64rem) 30vw, (min-width: 42rem) 46vw, 94vw"
          priority={priority}
        />
        <ProductBadges product={product} />
      </div>
      <h3>
        <PageLink className={styles.link} to={urls.product(product.slug)}>
          {localized(product.translations, 'name', locale)}
        </PageLink>
      </h3>
      <ul className={styles.features}>
        {product.features.slice(0, FEATURES).map((feature) => (
          <li key={feature.id}>{feature[locale] || feature.en}</li>
        ))}
      </ul>
      <div className={styles.buy}>
        <p className={styles.price}>{formatPrice(product.price, locale)}</p>
        <AddToCartButton product={product} />
      </div>
    </li>
  );
}
