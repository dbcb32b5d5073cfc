import Router from '@koa/router';
import type { Knex } from 'knex';
import { type ModelClass, raw } from 'objection';
import { BlogPost } from '../../../db/models/blogPost.ts';
import {
  Achievement,
  AchievementStat,
  GalleryItem,
  Setting,
  Sponsor,
  TeamMember,
} from '../../../db/models/content.ts';
import { Product } from '../../../db/models/product.ts';
import type { Entity } from '../../../db/models/row.ts';
import { VOUCHER_SLUG } from '../../contract/constants.ts';
import {
  arrangedSections,
  type HomeSection,
  SECTIONS_SETTING,
  type SectionName,
} from '../../contract/homeSections.ts';
import type { ContentPath } from '../../contract/resources.ts';
import { themeOf } from '../../contract/theme.ts';
import type { RequestState } from '../../http/context.ts';
import { remember } from '../../http/remember.ts';
import type { ResponseCache } from '../../services/responseCache.ts';
import type { Preview } from '../../services/sessions/tokens.ts';
import { draftSettings } from '../previews/drafts.ts';

interface Filling {
  path: ContentPath;
  model: ModelClass<Entity>;
  slug?: string;
}

/** What fills a section; one without anything is not shown. The others are never empty. */
const FILLED_BY: Partial<Record<SectionName, readonly Filling[]>> = {
  team: [{ path: 'team-members', model: TeamMember }],
  'drift-taxi': [{ path: 'products', model: Product, slug: VOUCHER_SLUG }],
  achievements: [
    { path: 'achievements', model: Achievement },
    { path: 'achievement-stats', model: AchievementStat },
  ],
  gallery: [{ path: 'gallery', model: GalleryItem }],
  shop: [{ path: 'products', model: Product }],
  sponsors: [{ path: 'sponsors', model: Sponsor }],
  blog: [{ path: 'blog', model: BlogPost }],
};

/** The resources by which it is decided which sections are shown. */
export const SECTION_TAGS: readonly string[] = [
  'settings',
  ...Object.values(FILLED_BY).flatMap((fillings) => fillings.map(({ path }) => path)),
];

/** `GET /api/home-sections`: the sections that the home page shows, in their order. */
export function homeSectionsRouter(deps: {
  knex: Knex;
  cache: ResponseCache;
}): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/home-sections' });
  router.get('/', remember(deps.cache, SECTION_TAGS), async (ctx) => {
    ctx.body = await shownSections(deps.knex, ctx.state.preview);
  });
  return router;
}

async function shownSections(knex: Knex, preview: Preview | null): Promise<HomeSection[]> {
  const keys = [SECTIONS_SETTING, 'theme_ground'];
  const published = await Setting.query(knex).whereIn('setting_key', keys);
  const settings = [...(await draftSettings(knex, preview)), ...published];
  const settingOf = (key: string) => settings.find(({ setting_key }) => setting_key === key)?.value;
  const filled = await filledSections(knex);
  // A hidden record is previewed in its section, also where it is the only one.
  const shows = (name: SectionName) =>
    FILLED_BY[name]?.some(({ path }) => path === preview?.resource);
  return arrangedSections(settingOf(SECTIONS_SETTING) ?? '', themeOf(settingOf).ground)
    .filter(
      ({ name, isHidden }) =>
        !isHidden && (!(name in FILLED_BY) || filled.has(name) || shows(name)),
    )
    .map(({ name, ground }) => ({ name, ground }));
}

/** The sections with something that visitors see; one query for all. */
async function filledSections(knex: Knex): Promise<ReadonlySet<string>> {
  const questions = Object.entries(FILLED_BY).flatMap(([name, fillings]) =>
    fillings.map(({ model, slug }) => {
      const records = model.query(knex).modify('active').select(raw('1'));
      if (slug) records.where({ slug });
      return knex.select(knex.raw('? as name', [name])).whereExists(records.toKnexQuery());
    }),
  );
  const rows: { name: string }[] = await knex.unionAll(questions);
  return new Set(rows.map(({ name }) => name));
}
