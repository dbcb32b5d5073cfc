import { localized } from '../../api/contract/locales.ts';
import type { TeamMember } from '../../api/contract/types.ts';
import { type InLanguage, translatedQuery } from '../app/inLanguage.ts';
import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { IconLink } from '../ui/Links.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import styles from './TeamSection.module.css';

const teamQuery = (access: ApiAccess) => translatedQuery<TeamMember>(access, '/team-members');

export const queries = (access: ApiAccess) => [teamQuery(access)];

export default function TeamSection() {
  const { t } = useSite();
  const query = useSection(teamQuery, { select: inDisplayOrder });
  return (
    <Section id="team" title={t('team.title')} lead={t('team.lead')}>
      <SectionState query={query} failed={t('team.failed')} empty={t('team.none')}>
        {(shown) => (
          <ul className={styles.team}>
            {shown.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )}
      </SectionState>
    </Section>
  );
}

/** A team member: portrait, name, role, bio, social links. */
function Member({ member }: { member: InLanguage<TeamMember> }) {
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
        of={member}
        sizes="(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 40vw"
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.position}>{localized(member.translations, 'position', locale)}</p>
        <p className={styles.text}>{localized(member.translations, 'description', locale)}</p>
        <p className={styles.networks}>
          {networks.map((network) => network.href && <IconLink key={network.icon} {...network} />)}
        </p>
      </div>
    </li>
  );
}

type Placed = Pick<TeamMember, 'id' | 'is_active' | 'display_order'>;

/** The active members in display order. */
export const inDisplayOrder = <T extends Placed>(members: readonly T[]): T[] =>
  members
    .filter((member) => member.is_active)
    .sort((a, b) => a.display_order - b.display_order || a.id - b.id);
