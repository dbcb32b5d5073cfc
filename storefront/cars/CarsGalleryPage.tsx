import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { CarCard } from './CarCard.tsx';
import styles from './CarsGalleryPage.module.css';
import { carsQuery, inDisplayOrder } from './cars.ts';

export const queries = (visit: Visit) => [carsQuery(visit)];

export default function CarsGalleryPage() {
  const { t } = useSite();
  const query = useSection(carsQuery, { select: inDisplayOrder });
  return (
    <>
      <PageHead title={t('cars.galleryTitle')} lead={t('cars.galleryLead')} />
      <div className={styles.cars}>
        <SectionState query={query} failed={t('cars.failed')} empty={t('cars.none')}>
          {(shown) => (
            <ul>
              {shown.map((car, index) => (
                <li key={car.id}>
                  <CarCard
                    car={car}
                    sizes="(min-width: 48rem) 60vw, 100vw"
                    range="wide"
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
        </SectionState>
      </div>
    </>
  );
}
