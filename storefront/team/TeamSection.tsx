import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { lineUp } from './lineUp.ts';
import { Member } from './Member.tsx';
import styles from './TeamSection.module.css';
import { teamQuery } from './teamQueries.ts';

/** Home's team (public-site §2). */
export function TeamSection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(teamQuery(site));
  return (
    <Section id="team" cut title={t('team.title')} lead={t('team.lead')}>
      <SectionState query={query} failed={t('team.failed')}>
        {(members) => {
          const shown = lineUp(members);
          if (shown.length === 0) return <Empty>{t('team.none')}</Empty>;
          return (
            <ul className={styles.team}>
              {shown.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
          );
        }}
      </SectionState>
    </Section>
  );
}
