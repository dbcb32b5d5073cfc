import type { Achievement, AchievementStat } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

const HALF_AN_HOUR = 30 * 60_000;

export const achievementsQuery = (access: ApiAccess) =>
  sectionQuery<Achievement[]>(access, '/achievements');

/** The statistics, kept 30 minutes per language (public-site §9). */
export const statsQuery = (access: ApiAccess) =>
  sectionQuery<AchievementStat[]>(access, '/achievement-stats', {}, HALF_AN_HOUR);
