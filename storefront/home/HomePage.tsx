import type { ComponentType } from 'react';
import * as about from '../about/AboutSection.tsx';
import * as achievements from '../achievements/AchievementsSection.tsx';
import type { SectionQuery } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import * as blog from '../blog/BlogSection.tsx';
import * as cars from '../cars/CarsSection.tsx';
import * as contact from '../contact/ContactSection.tsx';
import * as driftTaxi from '../driftTaxi/DriftTaxiSection.tsx';
import * as events from '../events/EventsSection.tsx';
import * as gallery from '../gallery/GallerySection.tsx';
import { Seo } from '../seo/Seo.tsx';
import { SettingsGate } from '../settings/SettingsGate.tsx';
import * as shop from '../shop/ShopSection.tsx';
import * as sponsors from '../sponsors/SponsorsSection.tsx';
import * as team from '../team/TeamSection.tsx';
import { Hero } from './Hero.tsx';
import { useTeamJsonLd, useWebsiteJsonLd } from './homeJsonLd.ts';
import { useHashScroll } from './useHashScroll.ts';

/** A section's file: the section, and the queries to have answered before the page is shown. */
interface SectionModule {
  default: ComponentType;
  queries?: (visit: Visit) => readonly SectionQuery<unknown>[];
}

/** The sections below the hero, in their order. */
const SECTIONS: Readonly<Record<string, SectionModule>> = {
  about,
  team,
  cars,
  driftTaxi,
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

/** The landing page. */
export default function HomePage() {
  useHashScroll();
  return (
    <>
      <Seo jsonLd={[useTeamJsonLd(), useWebsiteJsonLd()]} />
      <SettingsGate>
        <Hero />
        {Object.entries(SECTIONS).map(([name, { default: Section }]) => (
          <Section key={name} />
        ))}
      </SettingsGate>
    </>
  );
}
