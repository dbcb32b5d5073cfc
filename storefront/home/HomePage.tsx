import { AboutSection } from '../about/AboutSection.tsx';
import { AchievementsSection } from '../achievements/AchievementsSection.tsx';
import { achievementsQuery, statsQuery } from '../achievements/achievements.ts';
import type { Visit } from '../app/routes.ts';
import { BlogSection } from '../blog/BlogSection.tsx';
import { latestPostsQuery } from '../blog/blogQueries.ts';
import { CarsSection } from '../cars/CarsSection.tsx';
import { carsQuery } from '../cars/cars.ts';
import { ContactSection } from '../contact/ContactSection.tsx';
import { DriftTaxiSection, driftTaxiQuery } from '../driftTaxi/DriftTaxiSection.tsx';
import { EventsSection } from '../events/EventsSection.tsx';
import { eventsQuery } from '../events/eventQueries.ts';
import { GallerySection } from '../gallery/GallerySection.tsx';
import { homeGalleryQuery } from '../gallery/gallery.ts';
import { Seo } from '../seo/Seo.tsx';
import { SettingsGate } from '../settings/SettingsGate.tsx';
import { featuredProductsQuery } from '../shop/productQueries.ts';
import { ShopSection } from '../shop/ShopSection.tsx';
import { SponsorsSection, sponsorsQuery } from '../sponsors/SponsorsSection.tsx';
import { TeamSection, teamQuery } from '../team/TeamSection.tsx';
import { Hero } from './Hero.tsx';
import { useTeamJsonLd, useWebsiteJsonLd } from './homeJsonLd.ts';
import { useHashScroll } from './useHashScroll.ts';

export const queries = (visit: Visit) => [
  statsQuery(visit),
  teamQuery(visit),
  carsQuery(visit),
  driftTaxiQuery(visit),
  eventsQuery(visit, 'our'),
  achievementsQuery(visit),
  homeGalleryQuery(visit),
  featuredProductsQuery(visit),
  sponsorsQuery(visit),
  latestPostsQuery(visit),
];

/** The landing page: its sections in the order of public-site §1. */
export default function HomePage() {
  useHashScroll();
  return (
    <>
      <Seo jsonLd={[useTeamJsonLd(), useWebsiteJsonLd()]} />
      <SettingsGate>
        <Hero />
        <AboutSection />
        <TeamSection />
        <CarsSection />
        <DriftTaxiSection />
        <EventsSection />
        <AchievementsSection />
        <GallerySection />
        <ShopSection />
        <SponsorsSection />
        <BlogSection />
        <ContactSection />
      </SettingsGate>
    </>
  );
}
