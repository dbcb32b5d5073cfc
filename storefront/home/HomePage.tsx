import { LOCALES } from '../../api/contract/locales.ts';
import type { PageModule, Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { SettingsGate } from '../settings/SettingsGate.tsx';
import { useSettings } from '../settings/settings.ts';
import { SectionPlace } from '../ui/Section.tsx';
import { urls } from '../urls.ts';
import { Hero } from './Hero.tsx';
import { useHomeSections } from './homeSections.ts';
import { useHashScroll } from './useHashScroll.ts';

const MODULES = import.meta.glob<PageModule>(['../*/*Section.tsx', '!../ui/**'], { eager: true });

/** Sections by folder name. */
const SECTIONS = new Map(
  Object.entries(MODULES).map(([file, module]) => [file.split('/')[1] ?? '', module]),
);

export const queries = (visit: Visit) =>
  [...SECTIONS.values()].flatMap((section) => section.queries?.(visit) ?? []);

export default function HomePage() {
  useHashScroll();
  const sections = useHomeSections();
  return (
    <>
      <Seo jsonLd={useHomeJsonLd()} />
      <SettingsGate>
        <Hero />
        {sections.map(({ name, ground }, index) => {
          const Section = SECTIONS.get(name)?.default;
          const above = sections[index - 1]?.ground ?? ground;
          return (
            Section && (
              <SectionPlace key={name} value={{ ground, cut: ground !== above }}>
                <Section />
              </SectionPlace>
            )
          );
        })}
      </SettingsGate>
    </>
  );
}

/** The team and its site for search engines, as far as its details are set. */
function useHomeJsonLd(): object[] {
  const { t, origin } = useSite();
  const { text, icon } = useSettings();
  const url = useAddressOf()(urls.home);
  const team = {
    '@type': 'SportsTeam',
    name: t('site.name'),
    url,
    logo: origin + icon('/icon-512.png'),
  };
  return [
    {
      ...team,
      sport: text('team_sport') || undefined,
      foundingDate: text('founded_year') || undefined,
      email: text('contact_email') || undefined,
      telephone: text('contact_phone') || undefined,
      address: text('contact_address') || undefined,
      sameAs: ['instagram_url', 'facebook_url', 'youtube_url', 'tiktok_url']
        .map(text)
        .filter((address) => address !== ''),
    },
    {
      '@type': 'WebSite',
      name: t('site.name'),
      alternateName: t('site.tagline'),
      url,
      inLanguage: LOCALES,
      publisher: team,
    },
  ];
}
