import { z } from 'zod';
import { flag, integer, picture, requiredLine, translations, url } from '../fields.ts';
import { pictureInfo } from './picture.ts';

/** What a write of a sponsor is parsed by; fields in the order of the rules (back-office §5). */
export const sponsorUpdate = z.object({
  translations: translations({ name: requiredLine('sponsor.name') }),
  website_url: url(),
  display_order: integer(0),
  logo_path: picture(),
  is_active: flag(true),
});

export const sponsorCreate = sponsorUpdate;

export type SponsorInput = z.infer<typeof sponsorUpdate>;

const sponsorTexts = z.object({ name: z.string() });

/** A sponsor as it travels. */
export const sponsor = z.object({
  id: z.int(),
  website_url: z.string(),
  logo_path: z.string(),
  logo_info: pictureInfo.nullable(),
  display_order: z.int(),
  is_active: z.boolean(),
  translations: z.object({ en: sponsorTexts, cs: sponsorTexts }),
  version: z.int(),
});

export type Sponsor = z.infer<typeof sponsor>;
