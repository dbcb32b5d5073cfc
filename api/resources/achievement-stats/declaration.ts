import { AchievementStat } from '../../../db/models/achievementStat.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import {
  type AchievementStatInput,
  achievementStat,
  achievementStatCreate,
  achievementStatUpdate,
} from '../../contract/entities/achievementStat.ts';
import type { AchievementStat as WireStat } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';

/** The numbers that the team is proud of (public-site §3, back-office §3). */
export const achievementStats: Content<AchievementStat, AchievementStatInput, WireStat> = {
  path: 'achievement-stats',
  record: achievementStat,
  docs: {
    name: 'AchievementStat',
    plural: 'AchievementStats',
    tag: { name: 'Statistics', description: 'The numbers that the team is proud of.' },
  },
  audited: true,
  model: AchievementStat,
  texts: AchievementStat,
  hasSlug: false,
  notFound: 'error.notFound',
  create: achievementStatCreate,
  update: achievementStatUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    value: text,
    icon: text,
    is_active: boolean,
    display_order: integer,
    ...translated(...AchievementStat.translated),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  files: [],
  columns: ({ value, icon, display_order, is_active }) => ({
    value,
    icon,
    display_order,
    is_active,
  }),
  searched: ({ value, translations }) => [value, ...allTexts(translations)],
  translations: ({ translations }) => translations,
  present: (stat) => ({
    id: stat.id,
    value: stat.value,
    icon: stat.icon,
    display_order: stat.display_order,
    is_active: stat.is_active,
    translations: translationsOf(AchievementStat.translated, stat.translations),
    version: stat.version,
  }),
};
