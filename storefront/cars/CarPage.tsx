import { SPEC_SLOTS } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { MovedTo } from '../app/MovedTo.tsx';
import { useSection } from '../app/queries.ts';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { Seo } from '../seo/Seo.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BackLink } from '../ui/Links.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './CarDetail.module.css';
import pageStyles from './CarPage.module.css';
import { carName, carPhotosQuery, carQuery } from './cars.ts';

export const queries = (visit: Visit) => {
  const slug = visit.params.slug ?? '';
  return [carQuery(visit, slug), carPhotosQuery(visit, slug)];
};

/** A car by its slug; its id redirects there. */
export default function CarPage() {
  const { slug = '' } = useRouteParams();
  const query = useSection((site) => carQuery(site, slug));
  const right = query.data?.slug;
  if (right !== undefined && right !== slug) return <MovedTo path={urls.car(right)} />;
  return (
    <div className={pageStyles.page}>
      <RecordState kind="car" query={query} list={urls.homeSection('cars')}>
        {(car) => <CarDetail key={car.id} car={car} />}
      </RecordState>
    </div>
  );
}

/** A car: full-width picture and name, its details, its photos. */
function CarDetail({ car }: { car: Car }) {
  const { t, locale } = useSite();
  const name = carName(car, locale);
  const description = localized(car.translations, 'description', locale);
  return (
    <article>
      <Seo
        title={name}
        description={description}
        image={car.image_path}
        trail={[{ name: t('cars.galleryTitle'), path: urls.cars }]}
      />
      <header className={styles.hero} data-ground="dark">
        <Picture className={styles.picture} of={car} sizes="100vw" priority />
        <div className={styles.title}>
          <BackLink to={urls.homeSection('cars')}>{t('car.back')}</BackLink>
          <h1>{name}</h1>
          {car.is_current && <p className={styles.current}>{t('cars.current')}</p>}
        </div>
      </header>
      <CarSpecs car={car} />
      {description !== '' && <p className={styles.description}>{description}</p>}
      <CarPhotos car={car} name={name} />
    </article>
  );
}

/** The four specification cells of a car, empty ones left out; renders nothing without any. */
function CarSpecs({ car: { spec_icons, translations } }: { car: Car }) {
  const { t, locale } = useSite();
  const cells = SPEC_SLOTS.map((slot) => ({
    icon: spec_icons[`spec_${slot}_icon`],
    label: spec_icons[`spec_${slot}_label`][locale] || spec_icons[`spec_${slot}_label`].en,
    value: translations[locale][`specs_${slot}`] || translations.en[`specs_${slot}`],
    slot,
  })).filter(({ value }) => value !== '');
  if (cells.length === 0) return null;
  return (
    <dl className={styles.specs} aria-label={t('car.specs')}>
      {cells.map(({ slot, icon, label, value }) => (
        <div key={slot}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The photo gallery of a car's page; renders nothing without photos. */
function CarPhotos({ car, name }: { car: Car; name: string }) {
  const { t, locale } = useSite();
  const { slug = car.slug } = useRouteParams();
  const query = useSection((site) => carPhotosQuery(site, slug));
  const caption = (photo: CarPhoto) =>
    localized(photo.translations, 'description', locale) || photo.name;
  return (
    <SectionState query={query} failed={t('gallery.failed')}>
      {(photos) =>
        photos && photos.length > 0 ? (
          <section className={styles.photos} aria-labelledby="car-photos">
            <h2 id="car-photos">{t('car.photos')}</h2>
            <PhotoGrid
              photos={photos.map((photo, index) => ({
                ...photo,
                alt: caption(photo) || t('car.photo', { name, number: index + 1 }),
                caption: caption(photo),
              }))}
            />
          </section>
        ) : null
      }
    </SectionState>
  );
}
