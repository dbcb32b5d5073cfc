import Router from '@koa/router';
import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { VOUCHER_SLUG } from '../../contract/constants.ts';
import { type Descriptor, tableOf } from '../../contract/descriptor.ts';
import {
  arrangedSections,
  type HomeSection,
  SECTIONS_SETTING,
  type SectionName,
} from '../../contract/homeSections.ts';
import { type ContentPath, RESOURCES } from '../../contract/resources.ts';
import type { RequestState } from '../../http/context.ts';
import { remember } from '../../http/remember.ts';
import type { ResponseCache } from '../../services/responseCache.ts';

interface Filling {
  path: ContentPath;
  slug?: string;
}

/** What fills a section; one without anything is not shown. The others are never empty. */
const FILLED_BY: Partial<Record<SectionName, readonly Filling[]>> = {
  team: [{ path: 'team-members' }],
  'drift-taxi': [{ path: 'products', slug: VOUCHER_SLUG }],
  achievements: [{ path: 'achievements' }, { path: 'achievement-stats' }],
  gallery: [{ path: 'gallery' }],
  shop: [{ path: 'products' }],
  sponsors: [{ path: 'sponsors' }],
  blog: [{ path: 'blog' }],
};

const PATHS = Object.values(FILLED_BY).flatMap((fillings) => fillings.map(({ path }) => path));

/** `GET /api/home-sections`: the sections that the home page shows, in their order. */
export function homeSectionsRouter(deps: {
  knex: Knex;
  cache: ResponseCache;
}): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/home-sections' });
  router.get('/', remember(deps.cache, ['settings', ...PATHS]), async (ctx) => {
    ctx.body = await shownSections(deps.knex);
  });
  return router;
}

async function shownSections(knex: Knex): Promise<HomeSection[]> {
  const setting = await Setting.query(knex).findOne({ setting_key: SECTIONS_SETTING });
  const filled = await filledSections(knex);
  return arrangedSections(setting?.value ?? '')
    .filter(({ name, isHidden }) => !isHidden && (!(name in FILLED_BY) || filled.has(name)))
    .map(({ name, ground }) => ({ name, ground }));
}

/** The sections with something that visitors see; one query for all. */
async function filledSections(knex: Knex): Promise<ReadonlySet<string>> {
  const questions = Object.entries(FILLED_BY).flatMap(([name, fillings]) =>
    fillings.map(({ path, slug }) => {
      const descriptor: Descriptor = RESOURCES[path];
      const records = knex(tableOf(descriptor)).where({ is_active: true, ...(slug && { slug }) });
      return knex.select(knex.raw('? as name', [name])).whereExists(records.select(knex.raw('1')));
    }),
  );
  const rows: { name: string }[] = await knex.unionAll(questions);
  return new Set(rows.map(({ name }) => name));
}
