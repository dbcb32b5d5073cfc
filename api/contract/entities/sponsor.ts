import { z } from 'zod';
import { flag, integer, picture, requiredLine, translations, url } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

export const sponsorUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  website_url: url(),
  display_order: integer(0),
  logo_path: picture(),
  is_active: flag(true),
});

export const sponsor = recordOf(sponsorUpdate);

export type Sponsor = z.infer<typeof sponsor>;

export const sponsorSchemas = { record: sponsor, update: sponsorUpdate };
