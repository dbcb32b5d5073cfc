import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { MoreLink } from '../ui/BackLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
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

/** Home's counters and the last milestones, each with a state of its own (public-site §2). */
export function AchievementsSection() {
  const site = useSite();
  const { t, locale } = site;
  const stats = useQuery(statsQuery(site));
  const achievements = useQuery(achievementsQuery(site));
  return (
    <Section
      id="achievements"
      ground="light"
      cut
      title={t('achievements.title')}
      aside={<MoreLink to={urls.achievements}>{t('achievements.all')}</MoreLink>}
    >
      <SectionState query={stats} failed={t('achievements.failed')}>
        {(told) => told.length > 0 && <Counters stats={shownStats(told, locale)} />}
      </SectionState>
      <SectionState query={achievements} failed={t('achievements.failed')}>
        {(told) =>
          told.length > 0 ? (
            <Timeline milestones={lastMilestones(told)} run="across" heading="h3" />
          ) : (
            <Empty>{t('achievements.none')}</Empty>
          )
        }
      </SectionState>
    </Section>
  );
}

/** The statistics as big numbers in a row. */
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
