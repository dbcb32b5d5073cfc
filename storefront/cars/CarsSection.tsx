import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { MoreLink } from '../ui/Links.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { CarsCarousel } from './CarsCarousel.tsx';
import { bySeason, carsQuery } from './cars.ts';

export const queries = (access: ApiAccess) => [carsQuery(access)];

export default function CarsSection() {
  const { t } = useSite();
  const query = useSection(carsQuery, { select: bySeason });
  return (
    <Section
      id="cars"
      title={t('cars.title')}
      lead={t('cars.lead')}
      aside={<MoreLink to={urls.cars}>{t('cars.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('cars.failed')} empty={t('cars.none')}>
        {(shown) => <CarsCarousel cars={shown} />}
      </SectionState>
    </Section>
  );
}
