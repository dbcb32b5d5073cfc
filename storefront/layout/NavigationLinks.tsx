import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/useSettings.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { barLinks, contactLink, type SectionLink } from './navigationLinks.ts';

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
