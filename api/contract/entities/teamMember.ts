import { z } from 'zod';
import {
  flag,
  integer,
  picture,
  requiredLine,
  requiredPicture,
  text,
  translations,
  url,
} from '../fields.ts';
import { pictureInfo } from './picture.ts';

/** What a write of a team member is parsed by; fields in the order of the rules (back-office §5). */
export const teamMemberUpdate = z.object({
  translations: translations({
    name: requiredLine('team.required'),
    position: requiredLine('team.required'),
    description: text(),
  }),
  image_path: picture(),
  display_order: integer(0),
  instagram_url: url(),
  facebook_url: url(),
  is_active: flag(true),
});

/** A new member also needs a photo. */
export const teamMemberCreate = teamMemberUpdate.extend({
  image_path: requiredPicture('team.photo'),
});

export type TeamMemberInput = z.infer<typeof teamMemberUpdate>;

const teamMemberTexts = z.object({
  name: z.string(),
  position: z.string(),
  description: z.string(),
});

/** A team member as it travels. */
export const teamMember = z.object({
  id: z.int(),
  is_active: z.boolean(),
  display_order: z.int(),
  image_path: z.string(),
  image_info: pictureInfo.nullable(),
  instagram_url: z.string(),
  facebook_url: z.string(),
  translations: z.object({ en: teamMemberTexts, cs: teamMemberTexts }),
  version: z.int(),
});

export type TeamMember = z.infer<typeof teamMember>;
