import { useSite } from '../app/site.ts';
import { IconLink } from '../ui/Links.tsx';
import styles from './SocialLinks.module.css';
import { useSettings } from './settings.ts';
import { SOCIAL_NETWORKS } from './socialNetworks.ts';

/** The team's social networks whose addresses are set. */
export function SocialLinks() {
  const { t } = useSite();
  const { text } = useSettings();
  const shown = SOCIAL_NETWORKS.filter(({ setting }) => text(setting) !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.networks} aria-label={t('hero.social')}>
      {shown.map(({ setting, icon, label }) => (
        <li key={setting}>
          <IconLink href={text(setting)} icon={icon} label={t(label)} />
        </li>
      ))}
    </ul>
  );
}
