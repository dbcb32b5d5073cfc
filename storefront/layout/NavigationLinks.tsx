import type { ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { useShownSections } from '../home/homeSections.ts';
import { useSettings } from '../settings/settings.ts';
import { NewTabLink } from '../ui/Links.tsx';
import { LINKED_SECTIONS, type LinkedSection, urls } from '../urls.ts';

interface NavigationLinksProps {
  /** Defaults to those of the bar, in its order. */
  sections?: readonly LinkedSection[];
  className?: string | undefined;
  onFollow?: () => void;
  children?: ReactNode;
  /** Shown after the contact. */
  last?: ReactNode;
}

/** Links to home page sections, then the service site if set, then the contact. */
export function NavigationLinks({
  sections = LINKED_SECTIONS,
  className,
  onFollow,
  children,
  last,
}: NavigationLinksProps) {
  const { t } = useSite();
  const service = useSettings().text('service_url');
  const isShown = useShownSections();
  const item = (section: LinkedSection) => (
    <li key={section}>
      <PageLink to={urls.homeSection(section)} onClick={onFollow}>
        {t(`nav.${section}`)}
      </PageLink>
    </li>
  );
  return (
    <ul className={className}>
      {sections.filter(isShown).map(item)}
      {children}
      {service && (
        <li>
          <NewTabLink href={service}>{t('nav.service')}</NewTabLink>
        </li>
      )}
      {isShown('contact') && item('contact')}
      {last}
    </ul>
  );
}
