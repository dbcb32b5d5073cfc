import type { Knex } from 'knex';
import { raw } from 'objection';
import { Setting } from '../../../../db/models/content.ts';
import { VOUCHER_SLUG } from '../../../contract/constants.ts';
import { homeSection } from '../../../contract/entities/homeSection.ts';
import {
  arrangedSections,
  HOME_SECTIONS,
  type HomeSection,
  SECTIONS_SETTING,
  SECTIONS_TAG,
  type SectionName,
} from '../../../contract/homeSections.ts';
import type { ContentPath } from '../../../contract/resources.ts';
import { themeOf } from '../../../contract/theme.ts';
import type { Preview } from '../../../platform/http/context.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { listAnswer } from '../../../platform/openapi/answers.ts';
import { contentResources, draftSettings } from '../../content/index.ts';

const FILLED: readonly (readonly [SectionName, readonly ContentPath[]])[] = arrangedSections(
  '',
).map(({ name }) => [name, HOME_SECTIONS[name].filledBy ?? []]);

const TEXTS: readonly string[] = arrangedSections('').flatMap(
  ({ name }) => HOME_SECTIONS[name].texts ?? [],
);

/** The sections that the home page shows, in their order. */
export const homeSectionsRoutes = ({ knex }: { knex: Knex }): RouteGroup => ({
  tag: { name: 'Home page', description: 'Arrangement of the site’s home page.' },
  records: { HomeSection: homeSection },
  routes: [
    route({
      id: 'listHomeSections',
      method: 'get',
      path: '/home-sections',
      needs: 'public',
      summary: 'List the sections that the home page shows',
      description:
        'In their order. Sections hidden by the setting `home_sections` or without content are omitted.',
      cacheTags: ['settings', SECTIONS_TAG],
      answers: { 200: listAnswer('The sections.', 'HomeSection') },
      run: (ctx) => shownSections(knex, ctx.state.preview),
    }),
  ],
});

async function shownSections(knex: Knex, preview: Preview | null): Promise<HomeSection[]> {
  const keys = [SECTIONS_SETTING, 'theme_ground', ...TEXTS];
  const published = await Setting.query(knex)
    .modify('active')
    .whereIn('setting_key', keys)
    .withGraphFetched('translations');
  const settings = [...(await draftSettings(knex, preview)), ...published];
  const settingOf = (key: string) => settings.find(({ setting_key }) => setting_key === key)?.value;
  const filled = await filledSections(knex);
  const hasText = (key: string) => {
    const { value = '', translations = {} } =
      settings.find(({ setting_key }) => setting_key === key) ?? {};
    const texts = Object.values<{ setting_value: string }>(translations);
    return [value, ...texts.map((text) => text.setting_value)].some((text) => text.trim() !== '');
  };
  const isShown = (name: SectionName) => {
    const { filledBy, texts } = HOME_SECTIONS[name];
    if (texts?.some(hasText)) return true;
    // A hidden record is previewed in its section, also where it is the only one.
    return !filledBy || filled.has(name) || filledBy.some((path) => path === preview?.resource);
  };
  return arrangedSections(settingOf(SECTIONS_SETTING) ?? '', themeOf(settingOf).ground)
    .filter(({ name, isHidden }) => !isHidden && isShown(name))
    .map(({ name, ground }) => ({
      name,
      ground,
      ...(name === 'events' && filled.has(DATES) && { has_dates: true as const }),
    }));
}

/** Stands for the products with dates among the names of sections. */
const DATES = 'dates';

/** The sections with something that visitors see, and whether there are dates; one query for all. */
async function filledSections(knex: Knex): Promise<ReadonlySet<string>> {
  const questions = FILLED.flatMap(([name, paths]) =>
    contentResources
      .filter(({ path }) => paths.some((filling) => filling === path))
      .map(({ model, visible }) => {
        const records = model.query(knex).select(raw('1'));
        visible?.(records);
        if (name === 'drift-taxi') records.where({ slug: VOUCHER_SLUG });
        return knex.select(knex.raw('? as name', [name])).whereExists(records.toKnexQuery());
      }),
  );
  const dates = knex.select(knex.raw('? as name', [DATES]));
  dates.whereExists(knex('products').select(knex.raw('1')).where({ has_dates: true }));
  const rows: { name: string }[] = await knex.unionAll([...questions, dates]);
  return new Set(rows.map(({ name }) => name));
}
