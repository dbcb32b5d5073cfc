import { type ComponentProps, memo, Suspense, use, useEffect } from 'react';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import { loadedUnlessFailed } from '../app/failedLoads.ts';
import type { FirstPage, Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { SettingsGate } from '../settings/SettingsGate.tsx';
import { useSettings } from '../settings/settings.ts';
import { SOCIAL_NETWORKS } from '../settings/socialNetworks.ts';
import { SectionPlace } from '../ui/Section.tsx';
import { urls } from '../urls.ts';
import { Hero } from './Hero.tsx';
import { handleUnhydratedSections } from './handleUnhydratedSections.ts';
import { useHomeSections } from './homeSections.ts';
import { layOutLater } from './layOutLater.ts';
import {
  hydrateSectionsLazily,
  hydrationOf,
  isHydratingLazily,
  readyInLanguage,
  sectionKey,
  stopLazyHydration,
} from './lazyHydration.ts';
import { loadedSections, loadSections, sectionQueries } from './sections.ts';
import { useHashScroll } from './useHashScroll.ts';

export const lazyQueries = (visit: Visit) => sectionQueries(visit);

export const loadLazyParts = loadSections;

export function hydrateLazily(page: FirstPage): (locale: Locale) => Promise<void> {
  hydrateSectionsLazily(page);
  handleUnhydratedSections(page);
  return (locale) => readyInLanguage(locale, page);
}

/**
 * The home page. After a navigation it shows no section before all are there: it would grow under the
 * visitor. A component that may wait has no hooks: React renders it again as one that has some already.
 */
export default function HomePage() {
  if (!isHydratingLazily() && loadedSections().size === 0) use(loadedUnlessFailed(loadSections));
  return <Sections />;
}

function Sections() {
  useHashScroll();
  useEffect(() => stopLazyHydration, []);
  useEffect(layOutLater, []);
  const sections = useHomeSections();
  return (
    <>
      <Seo jsonLd={useHomeJsonLd()} />
      <SettingsGate>
        <Hero />
        {sections.map(({ name, ground }, index) => {
          const above = sections[index - 1]?.ground ?? ground;
          return (
            <PlacedSection
              key={sectionKey(name)}
              name={name}
              ground={ground}
              cut={ground !== above}
            />
          );
        })}
      </SettingsGate>
    </>
  );
}

type PlacedSectionProps = ComponentProps<typeof SectionPlace>['value'] & { name: string };

/** A section. No change of the page renders it again: one that isn’t hydrated yet would vanish. */
const PlacedSection = memo(function PlacedSection({ name, ground, cut }: PlacedSectionProps) {
  return (
    <SectionPlace value={{ ground, cut }}>
      <Suspense>
        <LoadedSection name={name} />
      </Suspense>
    </SectionPlace>
  );
});

function LoadedSection({ name }: { name: string }) {
  const hydration = hydrationOf(name);
  if (hydration) use(hydration);
  if (loadedSections().size === 0) use(loadedUnlessFailed(loadSections));
  const Section = loadedSections().get(name)?.default;
  return Section && <Section />;
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
      sameAs: SOCIAL_NETWORKS.map(({ setting }) => text(setting)).filter(
        (address) => address !== '',
      ),
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
