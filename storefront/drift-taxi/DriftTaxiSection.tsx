import { use } from 'react';
import { OTHER_GROUND, VOUCHER_SLUG } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { QuickAdd } from '../cart/QuickAdd.tsx';
import { ExemptionNote } from '../shop/ExemptionNote.tsx';
import { productQuery } from '../shop/productQueries.ts';
import { priceText } from '../shop/variants.ts';
import { MoreLink } from '../ui/Links.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section, SectionPlace } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './DriftTaxiSection.module.css';

/** The voucher is an ordinary product with this slug. */
const driftTaxiQuery = (access: ApiAccess) => productQuery(access, VOUCHER_SLUG);

export const queries = (access: ApiAccess) => [driftTaxiQuery(access)];

export default function DriftTaxiSection() {
  const { t } = useSite();
  const query = useSection(driftTaxiQuery);
  return (
    <Section id="drift-taxi" title={t('taxi.title')}>
      <SectionState query={query} failed={t('taxi.failed')}>
        {(voucher) =>
          voucher ? <DriftTaxiOffer voucher={voucher} /> : <Empty>{t('taxi.none')}</Empty>
        }
      </SectionState>
    </Section>
  );
}

const FACTS = [
  ['locations', 'product.locations'],
  ['availability', 'product.availability'],
  ['eligibility', 'product.eligibility'],
] as const;

/** The voucher: description, details as a ticket with the price on its stub, conditions. */
function DriftTaxiOffer({ voucher }: { voucher: Product }) {
  const { t, locale } = useSite();
  const text = (field: keyof Product['translations']['en']) =>
    localized(voucher.translations, field, locale);
  const picture = voucher.photos.at(-1) ?? voucher;
  return (
    <div className={styles.offer}>
      <Picture
        className={styles.picture}
        of={picture}
        sizes="(min-width: 64rem) 44vw, 100vw"
        range="wide"
      />
      <div className={styles.words}>
        <p className={styles.description}>{text('description')}</p>
        <dl className={styles.facts}>
          {FACTS.map(
            ([field, label]) =>
              text(field) && (
                <div key={field}>
                  <dt>{t(label)}</dt>
                  <dd>{text(field)}</dd>
                </div>
              ),
          )}
        </dl>
        <MoreLink to={urls.product(voucher.slug)}>{t('taxi.more')}</MoreLink>
      </div>
      <div className={styles.ticket} data-ground={OTHER_GROUND[use(SectionPlace).ground]}>
        <ul>
          {voucher.features.map((feature) => (
            <li key={feature.id}>{feature[locale] || feature.en}</li>
          ))}
        </ul>
        <div className={styles.stub}>
          <p className={styles.price}>{priceText(voucher, locale, t)}</p>
          <QuickAdd product={voucher} />
          <ExemptionNote className={styles.exemption} of={voucher} />
        </div>
      </div>
    </div>
  );
}
