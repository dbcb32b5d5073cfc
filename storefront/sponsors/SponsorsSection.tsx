import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { SponsorLogo } from './SponsorLogo.tsx';
import styles from './SponsorsSection.module.css';
import { sponsorsQuery } from './sponsorQueries.ts';

/** Home's sponsors, five in a row (public-site §9). */
export function SponsorsSection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(sponsorsQuery(site));
  return (
    <Section id="sponsors" title={t('sponsors.title')}>
      <SectionState query={query} failed={t('sponsors.failed')}>
        {(sponsors) =>
          sponsors.length > 0 ? (
            <ul className={styles.sponsors}>
              {sponsors.map((sponsor) => (
                <SponsorLogo key={sponsor.id} sponsor={sponsor} />
              ))}
            </ul>
          ) : (
            <Empty>{t('sponsors.none')}</Empty>
          )
        }
      </SectionState>
    </Section>
  );
}
