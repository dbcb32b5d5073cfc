import { TeamMember } from '../../../db/models/teamMember.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import {
  type TeamMemberInput,
  teamMember,
  teamMemberCreate,
  teamMemberUpdate,
} from '../../contract/entities/teamMember.ts';
import type { TeamMember as WireTeamMember } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, translated } from '../crud/fields.ts';

/** The people of the team (public-site §3, back-office §3). */
export const teamMembers: Content<TeamMember, TeamMemberInput, WireTeamMember> = {
  path: 'team-members',
  record: teamMember,
  docs: {
    name: 'TeamMember',
    plural: 'TeamMembers',
    tag: { name: 'Team', description: 'Drivers, mechanics and everybody else.' },
  },
  audited: true,
  model: TeamMember,
  texts: TeamMember,
  hasSlug: false,
  notFound: 'error.notFound',
  create: teamMemberCreate,
  update: teamMemberUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    is_active: boolean,
    display_order: integer,
    ...translated(...TeamMember.translated),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  files: [{ file: 'image', path: 'image_path' }],
  columns: ({ image_path, instagram_url, facebook_url, display_order, is_active }) => ({
    image_path,
    instagram_url,
    facebook_url,
    display_order,
    is_active,
  }),
  searched: ({ translations }) => allTexts(translations),
  translations: ({ translations }) => translations,
  present: (member, { picture }) => ({
    id: member.id,
    is_active: member.is_active,
    display_order: member.display_order,
    image_path: member.image_path,
    image_info: picture(member.image_path),
    instagram_url: member.instagram_url,
    facebook_url: member.facebook_url,
    translations: translationsOf(TeamMember.translated, member.translations),
    version: member.version,
  }),
};
