import { localized } from '../../api/contract/locales.ts';
import type { Sponsor } from '../../api/contract/types.ts';
import { type InLanguage, translatedQuery } from '../app/inLanguage.ts';
import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { NewTabLink } from '../ui/Links.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import styles from './SponsorsSection.module.css';

const sponsorsQuery = (access: ApiAccess) => translatedQuery<Sponsor>(access, '/sponsors');

export const queries = (access: ApiAccess) => [sponsorsQuery(access)];

export default function SponsorsSection() {
  const { t } = useSite();
  const query = useSection(sponsorsQuery);
  return (
    <Section id="sponsors" title={t('sponsors.title')}>
      <SectionState query={query} failed={t('sponsors.failed')} empty={t('sponsors.none')}>
        {(sponsors) => (
          <ul className={styles.sponsors}>
            {sponsors.map((sponsor) => (
              <SponsorLogo key={sponsor.id} sponsor={sponsor} />
            ))}
          </ul>
        )}
      </SectionState>
    </Section>
  );
}

/** A sponsor's logo, linked to its site where it has one; its name where it has no logo. */
function SponsorLogo({ sponsor }: { sponsor: InLanguage<Sponsor> }) {
  const { locale } = useSite();
  const { logo_path: image_path, logo_info: image_info, website_url } = sponsor;
  const name = localized(sponsor.translations, 'name', locale);
  const picture = { image_path, image_info };
  const logo = image_path ? (
    <Picture of={picture} alt={name} sizes="(min-width: 64rem) 18vw, 40vw" />
  ) : (
    <strong>{name}</strong>
  );
  return <li>{website_url ? <NewTabLink href={website_url}>{logo}</NewTabLink> : logo}</li>;
}
