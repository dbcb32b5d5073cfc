import { localized } from '../../api/contract/locales.ts';
import type { Car } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './CarDetail.module.css';
import { CarPhotos } from './CarPhotos.tsx';
import { CarSpecs } from './CarSpecs.tsx';
import { carName } from './season.ts';

/** A car: its picture and name over the whole width, its facts, its photos. */
export function CarDetail({ car }: { car: Car }) {
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
      <header className={styles.hero}>
        <Picture
          className={styles.picture}
          path={car.image_path}
          info={car.image_info}
          alt=""
          sizes="100vw"
          priority
        />
        <div className={styles.title}>
          <BackLink to={urls.homeSection('cars')}>{t('car.back')}</BackLink>
          <h1>{name}</h1>
          {car.is_current && <p className={styles.current}>{t('cars.current')}</p>}
        </div>
      </header>
      <CarSpecs car={car} />
      <p className={styles.description}>{description}</p>
      <CarPhotos car={car} name={name} />
    </article>
  );
}
