import { Achievement } from '../../../db/models/achievement.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { withBareTexts } from '../../contract/bareTexts.ts';
import {
  ACHIEVEMENT_TEXTS,
  type AchievementInput,
  achievement,
  achievementCreate,
  achievementUpdate,
} from '../../contract/entities/achievement.ts';
import { localized } from '../../contract/locales.ts';
import type { Achievement as WireAchievement } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, translated } from '../crud/fields.ts';
import { BARE_TEXT } from '../openapi/fieldNotes.ts';

/** Milestones; a read answers in the asked language alone (back-office §3). */
export const achievements: Content<Achievement, AchievementInput, WireAchievement> = {
  path: 'achievements',
  record: achievement,
  docs: {
    name: 'Achievement',
    plural: 'Achievements',
    tag: { name: 'Achievements', description: 'Milestones; read in the language asked.' },
    alsoTakes: { title: BARE_TEXT, description: BARE_TEXT },
  },
  audited: true,
  model: Achievement,
  texts: Achievement,
  hasSlug: false,
  notFound: 'error.notFound',
  create: achievementCreate,
  update: achievementUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    year: integer,
    is_active: boolean,
    display_order: integer,
    ...translated(...Achievement.translated),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  files: [],
  columns: ({ year, display_order, is_active }) => ({
    year,
    display_order,
    is_active,
  }),
  searched: ({ year, translations }) => [String(year), ...allTexts(translations)],
  translations: ({ translations }) => translations,
  present: (achievement, { locale, isAdministrator }) => {
    const texts = translationsOf(Achievement.translated, achievement.translations);
    // An editor who was shown the other language's words would save them as this one's.
    const textOf = (field: (typeof ACHIEVEMENT_TEXTS)[number]) =>
      isAdministrator ? texts[locale][field] : localized(texts, field, locale);
    return {
      id: achievement.id,
      year: achievement.year,
      title: textOf('title'),
      description: textOf('description'),
      display_order: achievement.display_order,
      is_active: achievement.is_active,
      version: achievement.version,
    };
  },
  asInput: ({ year, display_order, is_active, translations }) => ({
    year,
    display_order,
    is_active,
    translations: translationsOf(Achievement.translated, translations),
  }),
  hooks: {
    readBody: (body, ctx) => withBareTexts(body, ACHIEVEMENT_TEXTS, ctx.state.locale),
  },
};
