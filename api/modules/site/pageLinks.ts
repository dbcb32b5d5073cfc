import type { Knex } from 'knex';
import { translationsOf } from '../../../db/models/translations.ts';
import { pageLink } from '../../contract/entities/page.ts';
import type { PageLink } from '../../contract/types.ts';
import type { Context } from '../../platform/http/context.ts';
import { narrowToPublic } from '../../platform/http/narrowToVisible.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { listAnswer } from '../../platform/openapi/answers.ts';
import { Page, pages } from '../content/index.ts';

/** What every page of the site needs to know of the pages that it links to. */
export const pageLinksRoutes = ({ knex }: { knex: Knex }): RouteGroup => ({
  tag: { name: 'Page links', description: 'Pages linked from the site’s navigation and footer.' },
  records: { PageLink: pageLink },
  routes: [
    route({
      id: 'listPageLinks',
      method: 'get',
      path: '/page-links',
      needs: 'public',
      summary: 'List the pages in navigation and footer',
      description: 'Those that visitors see, in their order, in the language asked.',
      cacheTags: [pages.path],
      answers: { 200: listAnswer('The links.', 'PageLink') },
      run: (ctx) => readPageLinks(knex, ctx),
    }),
  ],
});

async function readPageLinks(knex: Knex, ctx: Context): Promise<PageLink[]> {
  const { locale } = ctx.state;
  const linked = Page.query(knex)
    .select('pages.id', 'placement')
    .whereNot({ placement: 'none' })
    .orderBy([{ column: 'display_order' }, { column: 'id' }])
    .withGraphFetched('translations')
    .modifyGraph('translations', (texts) => texts.select('page_id', 'language', 'slug', 'title'));
  narrowToPublic(linked, pages, ctx);
  return (await linked).map(({ placement, translations }) => {
    const { slug, title } = translationsOf(['slug', 'title'], translations)[locale];
    return { slug, title, placement };
  });
}
