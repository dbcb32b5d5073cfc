import { Sponsor } from '../../../db/models/sponsor.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import {
  type SponsorInput,
  sponsor,
  sponsorCreate,
  sponsorUpdate,
} from '../../contract/entities/sponsor.ts';
import type { Sponsor as WireSponsor } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';

/** Sponsors of the team (public-site §3, back-office §3). */
export const sponsors: Content<Sponsor, SponsorInput, WireSponsor> = {
  path: 'sponsors',
  record: sponsor,
  docs: {
    name: 'Sponsor',
    plural: 'Sponsors',
    tag: { name: 'Sponsors', description: 'Sponsors and their logos.' },
  },
  audited: true,
  model: Sponsor,
  texts: Sponsor,
  hasSlug: false,
  notFound: 'error.notFound',
  create: sponsorCreate,
  update: sponsorUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    website_url: text,
    is_active: boolean,
    display_order: integer,
    ...translated(...Sponsor.translated),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  files: [{ file: 'logo', path: 'logo_path' }],
  columns: ({ website_url, logo_path, display_order, is_active }) => ({
    website_url,
    logo_path,
    display_order,
    is_active,
  }),
  searched: ({ website_url, translations }) => [website_url, ...allTexts(translations)],
  translations: ({ translations }) => translations,
  present: (sponsor, { picture }) => ({
    id: sponsor.id,
    website_url: sponsor.website_url,
    logo_path: sponsor.logo_path,
    logo_info: picture(sponsor.logo_path),
    display_order: sponsor.display_order,
    is_active: sponsor.is_active,
    translations: translationsOf(Sponsor.translated, sponsor.translations),
    version: sponsor.version,
  }),
};
