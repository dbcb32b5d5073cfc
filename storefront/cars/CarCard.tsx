import type { Car } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './CarCard.module.css';
import { carName, seasonYear } from './cars.ts';

export function CarCard({ car, sizes, priority }: { car: Car; sizes: string; priority?: boolean }) {
  const { t, locale } = useSite();
  const year = seasonYear(car);
  return (
    <PageLink className={styles.card} to={urls.car(car.slug)} draggable={false}>
      <Picture className={styles.picture} of={car} sizes={sizes} priority={priority} />
      {car.is_current && <span className={styles.current}>{t('cars.current')}</span>}
      <span className={styles.text}>
        <strong>{carName(car, locale)}</strong>
        <span className={styles.facts}>
          {car.horsepower !== null && (
            <span>{t('cars.horsepower', { power: car.horsepower })}</span>
          )}
          {year > 0 && <span>{year}</span>}
        </span>
      </span>
    </PageLink>
  );
}
