import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSite } from '../app/site.ts';
import { MoreLink } from '../ui/MoreLink.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { urls } from '../urls.ts';
import { carsQuery } from './carQueries.ts';
import { bySeason } from './season.ts';

/** Rendered by the server at once; in the browser its file comes after the page has been taken over. */
const CarsCarousel = lazy(() => import('./CarsCarousel.tsx'));

/** Home's cars (public-site §2). */
export function CarsSection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(carsQuery(site));
  return (
    <Section
      id="cars"
      title={t('cars.title')}
      lead={t('cars.lead')}
      aside={<MoreLink to={urls.cars}>{t('cars.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('cars.failed')}>
        {(cars) => {
          const shown = bySeason(cars);
          if (shown.length === 0) return <Empty>{t('cars.none')}</Empty>;
          return (
            <Suspense fallback={<Spinner />}>
              <CarsCarousel cars={shown} />
            </Suspense>
          );
        }}
      </SectionState>
    </Section>
  );
}
