import { z } from 'zod';
import { choice, requiredInteger } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { PLACED_RESOURCES } from '../sitePlaces.ts';

export const previewCreate = z.object({
  resource: z.enum(PLACED_RESOURCES, { error: 'choice.unknown' }),
  id: requiredInteger('number.wrong', 1),
  language: choice(LOCALES, 'cs'),
});

export const previewLink = z.object({ url: z.string(), expires_at: z.string() });

export type PreviewInput = z.infer<typeof previewCreate>;
export type PreviewLink = z.infer<typeof previewLink>;
