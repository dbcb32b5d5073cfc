import { useState } from 'react';
import { formatDate } from '../../api/contract/dates.ts';
import { localized } from '../../api/contract/locales.ts';
import { formatPrice } from '../../api/contract/money.ts';
import { isHandedOver } from '../../api/contract/shipping.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import type { Product } from '../../api/contract/types.ts';
import { isOutsideVat, isVoucher } from '../../api/contract/vouchers.ts';
import { MovedTo } from '../app/MovedTo.tsx';
import { useSection } from '../app/queries.ts';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import type { MessageKey, Translate } from '../messages/translate.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { Seo } from '../seo/Seo.tsx';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { BackLink } from '../ui/Links.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { type Photo, Picture } from '../ui/Picture.tsx';
import { usePhotoViewer } from '../ui/usePhotoViewer.tsx';
import { urls } from '../urls.ts';
import { ExemptionNote } from './ExemptionNote.tsx';
import styles from './ProductDetail.module.css';
import { ProductBadges } from './ProductGrid.tsx';
import pageStyles from './ProductPage.module.css';
import { Purchase } from './Purchase.tsx';
import { useProductJsonLd } from './productJsonLd.ts';
import { productDatesQuery, productQuery } from './productQueries.ts';
import { Reduction } from './Reduction.tsx';
import { useVariantChoice } from './useVariantChoice.ts';
import { pictureOf, priceText, reductionOf } from './variants.ts';

export const queries = (visit: Visit) => {
  const { slug = '' } = visit.params;
  return [productQuery(visit, slug), productDatesQuery(visit, slug)];
};

/** A product by its slug; its id redirects there. */
export default function ProductPage() {
  const { slug = '' } = useRouteParams();
  const query = useSection((site) => productQuery(site, slug));
  const right = query.data?.slug;
  if (right !== undefined && right !== slug) return <MovedTo path={urls.product(right)} />;
  return (
    <div className={pageStyles.page} data-ground="light" data-bar="solid">
      <RecordState kind="product" query={query} list={urls.shop}>
        {(product) => <ProductDetail key={product.id} product={product} />}
      </RecordState>
    </div>
  );
}

/** A product: photo and price side by side, details, the remaining photos. */
export function ProductDetail({ product }: { product: Product }) {
  const { t, locale } = useSite();
  // Only sellers with a VAT number may say that a price includes it.
  const paysVat = useSettings().text('vat_payer') === 'on';
  const name = localized(product.translations, 'name', locale);
  const description = localized(product.translations, 'description', locale);
  const choice = useVariantChoice(product);
  const { variant } = choice;
  const [dateDifference, setDateDifference] = useState(0);
  const pictured = { ...product, ...pictureOf(product, variant) };
  const [main, ...remaining] = photosOf(pictured, name, t);
  const { open, loading, viewer } = usePhotoViewer([main, ...remaining]);
  return (
    <article>
      <Seo
        title={name}
        description={description}
        image={product.image_path}
        type="product"
        trail={[{ name: t('shop.title'), path: urls.shop }]}
        jsonLd={[useProductJsonLd(product)]}
      />
      <div className={styles.top}>
        <div className={styles.photo}>
          <Picture of={main} alt={name} sizes="(min-width: 64rem) 58vw, 100vw" priority />
          <ProductBadges product={product} />
          {main.image_path !== '' && (
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t('product.enlarge')}
              aria-haspopup="dialog"
              onClick={() => open(0)}
              {...loading}
            >
              <Icon name="expand" />
            </button>
          )}
        </div>
        <div className={styles.offer}>
          <BackLink to={urls.shop}>{t('product.back')}</BackLink>
          <h1>{name}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.price} aria-live="polite">
            {variant
              ? formatPrice(slotPrice(variant.price, dateDifference), locale)
              : priceText(product, locale, t, dateDifference)}
            {paysVat && !isOutsideVat(product) && <small> {t('product.vat')}</small>}
          </p>
          {/* What a date at another price cost before is not recorded: nothing may be announced of it. */}
          {dateDifference === 0 && <Reduction of={variant ?? reductionOf(product)} />}
          <Purchase product={product} choice={choice} onDate={setDateDifference} />
          {isVoucher(product) && <VoucherNote product={product} />}
          <ExemptionNote className={styles.exemption} of={product} />
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
          <PhotoGrid photos={remaining} onOpen={(index) => open(index + 1)} />
        </section>
      )}
      {viewer}
    </article>
  );
}

/** How the product's voucher comes, and how long it is valid. */
function VoucherNote({ product: { voucher_months, voucher_until } }: { product: Product }) {
  const { t, locale } = useSite();
  return (
    <p>
      {t('voucher.delivery')}{' '}
      {voucher_until
        ? t('product.voucherUntil', { date: formatDate(voucher_until, locale) })
        : t('product.voucherMonths', { smart_count: voucher_months ?? 0 })}
    </p>
  );
}

/** The main photo and the remaining ones. */
function photosOf(
  { image_path, image_info, photos }: Product,
  name: string,
  t: Translate,
): [Photo, ...Photo[]] {
  const remaining = photos.filter((photo) => photo.image_path !== image_path);
  return [
    { id: 0, image_path, image_info, alt: name },
    ...remaining.map((photo, index) => ({
      ...photo,
      alt: t('car.photo', { name, number: index + 2 }),
    })),
  ];
}

const FACTS = ['what_to_expect', 'locations', 'availability', 'eligibility'] as const;

const LABELS: Record<(typeof FACTS)[number], MessageKey> = {
  what_to_expect: 'product.whatToExpect',
  locations: 'product.locations',
  availability: 'product.availability',
  eligibility: 'product.eligibility',
};

/** Goods are in stock and suit somebody; nobody takes part in them. */
const LABELS_OF_GOODS: Partial<typeof LABELS> = {
  availability: 'product.stock',
  eligibility: 'product.suitability',
};

/** What to expect, places, dates, requirements and who made it, where set. */
function ProductFacts({ product }: { product: Product }) {
  const { t, locale } = useSite();
  const labels = isHandedOver(product.category) ? { ...LABELS, ...LABELS_OF_GOODS } : LABELS;
  const facts = [
    ...FACTS.map((field) => ({
      title: t(labels[field]),
      text: localized(product.translations, field, locale),
    })),
    { title: t('product.manufacturer'), text: product.manufacturer },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-ground="dark">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
