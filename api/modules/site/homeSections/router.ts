import Router from '@koa/router';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { Setting } from '../../../../db/models/content.ts';
import { VOUCHER_SLUG } from '../../../contract/constants.ts';
import {
  arrangedSections,
  HOME_SECTIONS,
  type HomeSection,
  SECTIONS_SETTING,
  type SectionName,
} from '../../../contract/homeSections.ts';
import type { ContentPath } from '../../../contract/resources.ts';
import { themeOf } from '../../../contract/theme.ts';
import type { Preview, RequestState } from '../../../platform/http/context.ts';
import { remember } from '../../../platform/http/remember.ts';
import { contentResources } from '../../content/plainResources.ts';
import { draftSettings } from '../../content/previews/drafts.ts';
import type { RouterDeps } from '../../content/resources/router.ts';

const FILLED: readonly (readonly [SectionName, readonly ContentPath[]])[] = arrangedSections(
  '',
).map(({ name }) => [name, HOME_SECTIONS[name].filledBy ?? []]);

/** The resources by which it is decided which sections are shown. */
export const SECTION_TAGS: readonly string[] = [
  'settings',
  ...FILLED.flatMap(([, paths]) => paths),
];

/** `GET /api/home-sections`: the sections that the home page shows, in their order. */
export function homeSectionsRouter({ knex, cache }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/home-sections' });
  router.get('/', remember(cache, SECTION_TAGS), async (ctx) => {
    ctx.body = await shownSections(knex, ctx.state.preview);
  });
  return router;
}

async function shownSections(knex: Knex, preview: Preview | null): Promise<HomeSection[]> {
  const keys = [SECTIONS_SETTING, 'theme_ground'];
  const published = await Setting.query(knex).modify('active').whereIn('setting_key', keys);
  const settings = [...(await draftSettings(knex, preview)), ...published];
  const settingOf = (key: string) => settings.find(({ setting_key }) => setting_key === key)?.value;
  const filled = await filledSections(knex);
  const isShown = (name: SectionName) => {
    const { filledBy } = HOME_SECTIONS[name];
    // A hidden record is previewed in its section, also where it is the only one.
    return !filledBy || filled.has(name) || filledBy.some((path) => path === preview?.resource);
  };
  return arrangedSections(settingOf(SECTIONS_SETTING) ?? '', themeOf(settingOf).ground)
    .filter(({ name, isHidden }) => !isHidden && isShown(name))
    .map(({ name, ground }) => ({ name, ground }));
}

/** The sections with something that visitors see; one query for all. */
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
  const rows: { name: string }[] = await knex.unionAll(questions);
  return new Set(rows.map(({ name }) => name));
}
