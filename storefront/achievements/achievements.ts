import { type Locale, localized } from '../../api/contract/locales.ts';
import type { Achievement, AchievementStat } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import type { Translate } from '../messages/translate.ts';

const HALF_AN_HOUR = 30 * 60_000;

export const achievementsQuery = (access: ApiAccess) =>
  sectionQuery<Achievement[]>(access, '/achievements');

/** The statistics, cached 30 minutes per language. */
export const statsQuery = (access: ApiAccess) =>
  sectionQuery<AchievementStat[]>(access, '/achievement-stats', {}, HALF_AN_HOUR);

const SHOWN = 3;

type Dated = Pick<Achievement, 'year' | 'display_order'>;

/** The milestones by year, oldest first; those of one year in display order. */
export const byYear = <T extends Dated>(achievements: readonly T[]): T[] =>
  achievements.toSorted((a, b) => a.year - b.year || a.display_order - b.display_order);

export const lastMilestones = <T extends Dated>(achievements: readonly T[]): T[] =>
  byYear(achievements).slice(-SHOWN);

export interface ShownStat extends Pick<AchievementStat, 'id' | 'icon' | 'value'> {
  title: string;
}

export const shownStats = (stats: readonly AchievementStat[], locale: Locale): ShownStat[] =>
  stats.map(({ id, icon, value, translations }) => ({
    id,
    icon,
    value,
    title: localized(translations, 'title', locale),
  }));

/** The about text's numbers while the statistics are loading or unavailable. */
export const defaultStats = (t: Translate): ShownStat[] => [
  { id: -1, icon: 'trophy', value: '5', title: t('stats.titles') },
  { id: -2, icon: 'flag-checkered', value: '100', title: t('stats.races') },
  { id: -3, icon: 'medal', value: '1000', title: t('stats.customers') },
  { id: -4, icon: 'globe-europe', value: '8', title: t('stats.members') },
];
