import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { MoreLink } from '../ui/Links.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './AchievementsSection.module.css';
import {
  achievementsQuery,
  lastMilestones,
  type ShownStat,
  shownStats,
  statsQuery,
} from './achievements.ts';
import { Timeline } from './Timeline.tsx';

export const queries = (access: ApiAccess) => [statsQuery(access), achievementsQuery(access)];

/** The home page's counters and latest milestones, each with its own loading state. */
export default function AchievementsSection() {
  const { t, locale } = useSite();
  const stats = useSection(statsQuery);
  const achievements = useSection(achievementsQuery);
  return (
    <Section
      id="achievements"
      title={t('achievements.title')}
      aside={<MoreLink to={urls.achievements}>{t('achievements.all')}</MoreLink>}
    >
      <SectionState query={stats} failed={t('achievements.failed')}>
        {(list) => list.length > 0 && <Counters stats={shownStats(list, locale)} />}
      </SectionState>
      <SectionState
        query={achievements}
        failed={t('achievements.failed')}
        empty={t('achievements.none')}
      >
        {(list) => <Timeline milestones={lastMilestones(list)} run="across" heading="h3" />}
      </SectionState>
    </Section>
  );
}

function Counters({ stats }: { stats: readonly ShownStat[] }) {
  return (
    <dl className={styles.counters}>
      {stats.map(({ id, icon, value, title }) => (
        <div key={id}>
          <dt>
            <Icon name={icon} />
            {title}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
