import { localized } from '../../api/contract/locales.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { useSettings } from '../settings/useSettings.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductDetail.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { productJsonLd } from './productJsonLd.ts';

/** A product: photo, price and into the cart beside each other; what to know; the remaining photos. */
export function ProductDetail({ product }: { product: Product }) {
  const { t, locale, origin } = useSite();
  const addressOf = useAddressOf();
  // Only who has a VAT number may say that a price includes it.
  const paysVat = useSettings().text('seller_dic') !== '';
  const name = localized(product.translations, 'name', locale);
  const description = localized(product.translations, 'description', locale);
  const remaining = product.photos.filter(({ image_path }) => image_path !== product.image_path);
  return (
    <article>
      <Seo
        title={name}
        description={description}
        image={product.image_path}
        type="product"
        trail={[{ name: t('shop.title'), path: urls.shop }]}
        jsonLd={[productJsonLd(product, { t, locale, origin, addressOf })]}
      />
      <div className={styles.top}>
        <div className={styles.photo}>
          <Picture
            path={product.image_path}
            info={product.image_info}
            alt={name}
            sizes="(min-width: 64rem) 58vw, 100vw"
            priority
          />
          <ProductBadges product={product} />
        </div>
        <div className={styles.offer}>
          <BackLink to={urls.shop}>{t('product.back')}</BackLink>
          <h1>{name}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.price}>
            {formatPrice(product.price, locale)}
            {paysVat && <small> {t('product.vat')}</small>}
          </p>
          <AddToCartButton product={product} />
          {product.features.length > 0 && (
            <section className={styles.features} aria-labelledby="features">
              <h2 id="features">{t('product.features')}</h2>
              <ul>
                {product.features.map((feature) => (
                  <li key={feature.id}>{feature[locale] || feature.en}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <ProductFacts product={product} />
      {remaining.length > 0 && (
        <section className={styles.photos} aria-labelledby="photos">
          <h2 id="photos">{t('product.photos')}</h2>
          <PhotoGrid
            photos={remaining.map((photo, index) => ({
              key: photo.id,
              path: photo.image_path,
              info: photo.image_info,
              alt: t('car.photo', { name, number: index + 2 }),
            }))}
          />
        </section>
      )}
    </article>
  );
}
