import { z } from 'zod';
import { flag, integer, picture, requiredLine, translations, url } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

/** What a write of a sponsor is parsed by; fields in the order of the rules. */
export const sponsorUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  website_url: url(),
  display_order: integer(0),
  logo_path: picture(),
  is_active: flag(true),
});

export type SponsorInput = z.infer<typeof sponsorUpdate>;

/** A sponsor as it travels. */
export const sponsor = recordOf(sponsorUpdate);

export type Sponsor = z.infer<typeof sponsor>;

/** What the descriptor of the resource loads. */
export const sponsorSchemas = { record: sponsor, update: sponsorUpdate };
