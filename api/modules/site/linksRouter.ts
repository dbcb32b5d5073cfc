import Router from '@koa/router';
import { translationsOf } from '../../../db/models/translations.ts';
import type { PageLink } from '../../contract/types.ts';
import type { RequestState } from '../../platform/http/context.ts';
import { remember } from '../../platform/http/remember.ts';
import { Page, pages } from '../content/pages/declaration.ts';
import { narrowToPublic } from '../content/resources/narrowToVisible.ts';
import type { RouterDeps } from '../content/resources/router.ts';

/** `GET /api/page-links`: what every page of the site needs to know of those that it links to. */
export function pageLinksRouter({ knex, cache }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/page-links' });
  router.get('/', remember(cache, [pages.path]), async (ctx) => {
    const { locale } = ctx.state;
    const linked = Page.query(knex)
      .select('pages.id', 'placement')
      .whereNot({ placement: 'none' })
      .orderBy([{ column: 'display_order' }, { column: 'id' }])
      .withGraphFetched('translations')
      .modifyGraph('translations', (texts) => texts.select('page_id', 'language', 'slug', 'title'));
    narrowToPublic(linked, pages, ctx);
    ctx.body = (await linked).map(({ placement, translations }): PageLink => {
      const { slug, title } = translationsOf(['slug', 'title'], translations)[locale];
      return { slug, title, placement };
    });
  });
  return router;
}
