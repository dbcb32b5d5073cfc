import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './CarCard.module.css';
import { carName, type ListedCar, seasonYear } from './cars.ts';

type CarCardProps = { car: ListedCar } & Pick<PictureProps, 'sizes' | 'range' | 'priority'>;

export function CarCard({ car, ...shown }: CarCardProps) {
  const { t, locale } = useSite();
  const year = seasonYear(car);
  return (
    <PageLink className={styles.card} to={urls.car(car.slug)} draggable={false}>
      <Picture className={styles.picture} of={car} {...shown} />
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
