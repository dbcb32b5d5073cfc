import type { SectionName } from '../../api/contract/homeSections.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import * as about from '../about/AboutSection.tsx';
import * as achievements from '../achievements/AchievementsSection.tsx';
import type { PageModule, Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import * as blog from '../blog/BlogSection.tsx';
import * as cars from '../cars/CarsSection.tsx';
import * as contact from '../contact/ContactSection.tsx';
import * as driftTaxi from '../driftTaxi/DriftTaxiSection.tsx';
import * as events from '../events/EventsSection.tsx';
import * as gallery from '../gallery/GallerySection.tsx';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { SettingsGate } from '../settings/SettingsGate.tsx';
import { useSettings } from '../settings/settings.ts';
import * as shop from '../shop/ShopSection.tsx';
import * as sponsors from '../sponsors/SponsorsSection.tsx';
import * as team from '../team/TeamSection.tsx';
import { SectionPlace } from '../ui/Section.tsx';
import { urls } from '../urls.ts';
import { Hero } from './Hero.tsx';
import { useHomeSections } from './homeSections.ts';
import { useHashScroll } from './useHashScroll.ts';

const SECTIONS: Readonly<Record<SectionName, PageModule>> = {
  about,
  team,
  cars,
  'drift-taxi': driftTaxi,
  events,
  achievements,
  gallery,
  shop,
  sponsors,
  blog,
  contact,
};

export const queries = (visit: Visit) =>
  Object.values(SECTIONS).flatMap((section) => section.queries?.(visit) ?? []);

export default function HomePage() {
  useHashScroll();
  const sections = useHomeSections();
  return (
    <>
      <Seo jsonLd={useHomeJsonLd()} />
      <SettingsGate>
        <Hero />
        {sections.map(({ name, ground }, index) => {
          const { default: Section } = SECTIONS[name];
          const above = sections[index - 1]?.ground ?? ground;
          return (
            <SectionPlace key={name} value={{ ground, cut: ground !== above }}>
              <Section />
            </SectionPlace>
          );
        })}
      </SettingsGate>
    </>
  );
}

/** The team and its site for search engines; as far as its facts are set. */
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
