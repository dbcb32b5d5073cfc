import { z } from 'zod';
import { STAT_ICONS } from '../constants.ts';
import { choice, flag, integer, requiredLine, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

/** What a write of a statistic is parsed by; fields in the order of the rules. */
export const achievementStatUpdate = z.object({
  translations: translations({ title: requiredLine('title.required') }),
  value: requiredLine('stat.value'),
  icon: choice(STAT_ICONS, 'trophy'),
  display_order: integer(0),
  is_active: flag(true),
});

export type AchievementStatInput = z.infer<typeof achievementStatUpdate>;

/** A statistic as it travels; its value is a text. */
export const achievementStat = recordOf(achievementStatUpdate);

export type AchievementStat = z.infer<typeof achievementStat>;

/** What the descriptor of the resource loads. */
export const achievementStatSchemas = { record: achievementStat, update: achievementStatUpdate };
