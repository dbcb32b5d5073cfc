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
import { recordOf } from '../recordOf.ts';

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

export const teamMemberCreate = teamMemberUpdate.extend({
  image_path: requiredPicture('team.photo'),
});

export const teamMember = recordOf(teamMemberUpdate);

export type TeamMember = z.infer<typeof teamMember>;

export const teamMemberSchemas = {
  record: teamMember,
  update: teamMemberUpdate,
  create: teamMemberCreate,
};
