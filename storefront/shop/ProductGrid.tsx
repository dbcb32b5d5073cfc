import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { QuickAdd } from '../cart/QuickAdd.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import { ExemptionNote } from './ExemptionNote.tsx';
import styles from './ProductGrid.module.css';
import { Reduction } from './Reduction.tsx';
import { isSoldOut, priceText, reductionOf } from './variants.ts';

interface ProductGridProps {
  products: readonly Product[];
  priority?: boolean;
}

export function ProductGrid({ products, priority }: ProductGridProps) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} priority={priority && index === 0} />
      ))}
    </CardGrid>
  );
}

const FEATURES = 3;

/** A product in a list: picture, badges, name, price, at most 3 features, and the cart button. */
export function ProductCard({ product, priority }: { product: Product; priority?: boolean }) {
  const { t, locale } = useSite();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture
          of={product}
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
        <ExemptionNote className={styles.exemption} of={product} />
        <Reduction className={styles.exemption} of={reductionOf(product)} />
        <p className={styles.price}>{priceText(product, locale, t)}</p>
        <QuickAdd product={product} />
      </div>
    </li>
  );
}

export function ProductBadges({ product }: { product: Product }) {
  const { t } = useSite();
  const isGone = isSoldOut(product);
  if (!product.is_bestseller && !product.is_new && !isGone) return null;
  return (
    <p className={styles.badges}>
      {product.is_bestseller && <span>{t('shop.bestseller')}</span>}
      {product.is_new && <span data-kind="new">{t('shop.new')}</span>}
      {isGone && <span data-kind="soldOut">{t('shop.soldOut')}</span>}
    </p>
  );
}
