import type { Achievement } from '../../api/contract/types.ts';

/** Milestones on home (public-site §9). */
const SHOWN = 3;

type Dated = Pick<Achievement, 'year' | 'display_order'>;

/** The milestones by year, oldest first; those of one year in display order (public-site §7). */
export const byYear = <T extends Dated>(achievements: readonly T[]): T[] =>
  achievements.toSorted((a, b) => a.year - b.year || a.display_order - b.display_order);

/** The last 3 milestones by year, oldest first (public-site §2). */
export const lastMilestones = <T extends Dated>(achievements: readonly T[]): T[] =>
  byYear(achievements).slice(-SHOWN);
