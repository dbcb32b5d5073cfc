import { z } from 'zod';
import { GROUNDS } from '../constants.ts';
import { arrangedSections } from '../homeSections.ts';

export const homeSection = z.object({
  name: z.enum(arrangedSections('').map(({ name }) => name)),
  ground: z.enum(GROUNDS),
  /** Of the section `events`: whether the calendar has dates of products, too. */
  has_dates: z.literal(true).optional(),
});
