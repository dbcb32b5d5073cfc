import { z } from 'zod';
import { flag, integer, requiredInteger, requiredLine, text, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

export const achievementUpdate = z.object({
  translations: translations({
    title: requiredLine('title.required'),
    description: text(),
  }),
  year: requiredInteger('achievement.year'),
  display_order: integer(0),
  is_active: flag(true),
});

/** An achievement as answered: its texts in the requested language only. */
export const achievement = recordOf(achievementUpdate.omit({ translations: true })).extend({
  title: z.string(),
  description: z.string(),
});

export type Achievement = z.infer<typeof achievement>;

export const achievementSchemas = { record: achievement, update: achievementUpdate };
