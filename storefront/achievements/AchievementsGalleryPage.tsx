import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import styles from './AchievementsGalleryPage.module.css';
import { achievementsQuery, byYear } from './achievements.ts';
import { Timeline } from './Timeline.tsx';

export const queries = (visit: Visit) => [achievementsQuery(visit)];

export default function AchievementsGalleryPage() {
  const { t } = useSite();
  const query = useSection(achievementsQuery);
  return (
    <>
      <PageHead title={t('achievements.pageTitle')} lead={t('achievements.pageLead')} />
      <div className={styles.story}>
        <SectionState
          query={query}
          failed={t('achievements.failed')}
          empty={t('achievements.none')}
        >
          {(achievements) => <Timeline milestones={byYear(achievements)} run="down" heading="h2" />}
        </SectionState>
      </div>
    </>
  );
}
