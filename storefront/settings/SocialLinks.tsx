import { useSite } from '../app/site.ts';
import type { IconName } from '../icons/names.ts';
import type { MessageKey } from '../messages/translate.ts';
import { IconLink } from '../ui/Links.tsx';
import styles from './SocialLinks.module.css';
import { useSettings } from './settings.ts';

const NETWORKS: readonly { setting: string; icon: IconName; label: MessageKey }[] = [
  { setting: 'instagram_url', icon: 'instagram', label: 'social.instagram' },
  { setting: 'facebook_url', icon: 'facebook-f', label: 'social.facebook' },
  { setting: 'youtube_url', icon: 'youtube', label: 'social.youtube' },
  { setting: 'tiktok_url', icon: 'tiktok', label: 'social.tiktok' },
];

/** The team's social networks whose addresses are set. */
export function SocialLinks() {
  const { t } = useSite();
  const { text } = useSettings();
  const shown = NETWORKS.filter(({ setting }) => text(setting) !== '');
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
