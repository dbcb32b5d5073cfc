import { z } from 'zod';
import { GROUNDS } from '../constants.ts';
import { arrangedSections } from '../homeSections.ts';

/** A section as the home page shows it. */
export const homeSection = z.object({
  name: z.enum(arrangedSections('').map(({ name }) => name)),
  ground: z.enum(GROUNDS),
});
