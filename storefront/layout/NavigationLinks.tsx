import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { useSettings } from '../settings/settings.ts';
import { NewTabLink } from '../ui/BackLink.tsx';
import { type HomeSection, urls } from '../urls.ts';

/** The links of bar and mobile menu. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useSite();
  const service = useSettings().text('service_url');
  const item = ({ to, label }: SectionLink) => (
    <li key={to}>
      <PageLink to={to} onClick={onFollow}>
        {t(label)}
      </PageLink>
    </li>
  );
  return (
    <ul>
      {barLinks.map(item)}
      {service && (
        <li>
          <NewTabLink href={service}>{t('nav.service')}</NewTabLink>
        </li>
      )}
      {item(contactLink)}
    </ul>
  );
}

interface SectionLink {
  to: string;
  label: MessageKey;
}

const link = (section: HomeSection, label: MessageKey): SectionLink => ({
  to: urls.homeSection(section),
  label,
});

/** The bar's links to sections of home, in the order of public-site §2; the service site comes after them. */
const barLinks: readonly SectionLink[] = [
  link('team', 'nav.team'),
  link('cars', 'nav.cars'),
  link('events', 'nav.events'),
  link('gallery', 'nav.gallery'),
  link('sponsors', 'nav.sponsors'),
  link('drift-taxi', 'nav.driftTaxi'),
  link('shop', 'nav.shop'),
];

/** Last in the bar, after the service site. */
export const contactLink = link('contact', 'nav.contact');

/** The footer's links, in the order of public-site §2; the blog, which the bar has no room for, comes last. */
export const footerLinks: readonly SectionLink[] = [
  link('team', 'nav.team'),
  link('cars', 'nav.cars'),
  link('events', 'nav.events'),
  link('gallery', 'nav.gallery'),
  link('sponsors', 'nav.sponsors'),
  link('shop', 'nav.shop'),
  link('drift-taxi', 'nav.driftTaxi'),
  { to: urls.blog, label: 'blog.title' },
];
