import { z } from 'zod';
import { choice, requiredInteger } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { PLACED_RESOURCES } from '../sitePlaces.ts';
import { settingUpdate } from './setting.ts';

export const previewCreate = z.object({
  resource: z.enum(PLACED_RESOURCES, { error: 'choice.unknown' }),
  id: requiredInteger('number.wrong', 1),
  language: choice(LOCALES, 'cs'),
});

/** Unsaved settings for a preview of the site. */
export const settingsPreviewCreate = z.object({ settings: z.array(settingUpdate) });

export const previewLink = z.object({ url: z.string(), expires_at: z.string() });

export type PreviewInput = z.infer<typeof previewCreate>;
export type SettingsPreviewInput = z.infer<typeof settingsPreviewCreate>;
export type PreviewLink = z.infer<typeof previewLink>;
