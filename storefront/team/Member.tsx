import { localized } from '../../api/contract/locales.ts';
import type { TeamMember } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Member.module.css';

/** A member of the team: portrait, name, place in the team, a few words, networks. */
export function Member({ member }: { member: TeamMember }) {
  const { t, locale } = useSite();
  const name = localized(member.translations, 'name', locale);
  const networks = [
    { href: member.instagram_url, icon: 'instagram', label: t('team.instagram', { name }) },
    { href: member.facebook_url, icon: 'facebook-f', label: t('team.facebook', { name }) },
  ] as const;
  return (
    <li className={styles.member}>
      <Picture
        className={styles.portrait}
        path={member.image_path}
        info={member.image_info}
        alt=""
        sizes="(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 40vw"
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.position}>{localized(member.translations, 'position', locale)}</p>
        <p className={styles.text}>{localized(member.translations, 'description', locale)}</p>
        <p className={styles.networks}>
          {networks.map(
            ({ href, icon, label }) =>
              href && (
                <a
                  key={icon}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label} ${t('link.newTab')}`}
                >
                  <Icon name={icon} />
                </a>
              ),
          )}
        </p>
      </div>
    </li>
  );
}
