import type { StatIcon } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { localized } from '../../api/contract/locales.ts';
import type { AchievementStat } from '../../api/contract/types.ts';
import type { Translate } from '../messages/translate.ts';

/** A statistic as it is shown. */
export interface ShownStat {
  id: number;
  icon: StatIcon;
  value: string;
  title: string;
}

/** The statistics in one language, in the order in which they came. */
export const shownStats = (stats: readonly AchievementStat[], locale: Locale): ShownStat[] =>
  stats.map(({ id, icon, value, translations }) => ({
    id,
    icon,
    value,
    title: localized(translations, 'title', locale),
  }));

/** What the about text tells where no statistics are there to tell (public-site §9). */
export const defaultStats = (t: Translate): ShownStat[] => [
  { id: -1, icon: 'trophy', value: '5', title: t('stats.titles') },
  { id: -2, icon: 'flag-checkered', value: '100', title: t('stats.races') },
  { id: -3, icon: 'medal', value: '1000', title: t('stats.customers') },
  { id: -4, icon: 'globe-europe', value: '8', title: t('stats.members') },
];
