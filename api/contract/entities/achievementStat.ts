import { z } from 'zod';
import { STAT_ICONS } from '../constants.ts';
import { choice, flag, integer, requiredLine, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

export const achievementStatUpdate = z.object({
  translations: translations({ title: requiredLine('title.required') }),
  value: requiredLine('stat.value'),
  icon: choice(STAT_ICONS, 'trophy'),
  display_order: integer(0),
  is_active: flag(true),
});

export const achievementStat = recordOf(achievementStatUpdate);

export type AchievementStat = z.infer<typeof achievementStat>;

export const achievementStatSchemas = { record: achievementStat, update: achievementStatUpdate };
