import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { MoreLink } from '../ui/BackLink.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { CarsCarousel } from './CarsCarousel.tsx';
import { bySeason, carsQuery } from './cars.ts';

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
          return <CarsCarousel cars={shown} />;
        }}
      </SectionState>
    </Section>
  );
}
