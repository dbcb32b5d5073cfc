import Router from '@koa/router';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { isLocale, LOCALES, type Locale } from '../../contract/locales.ts';
import type { SlugCheck } from '../../contract/types.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { remember } from '../../http/remember.ts';
import { administrator, seesHidden } from '../../http/session.ts';
import { notFound } from '../../services/failure.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { parseListQuery } from '../crud/listQuery.ts';
import { crudRouter, type RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { blogPosts } from './declaration.ts';
import { listImages, uploadImage } from './images.ts';
import { listCategories, listTags } from './labels.ts';
import { readList, readPage } from './listPosts.ts';
import { presentEdited, presentPost } from './present.ts';
import { picturesOf } from './readPosts.ts';
import { isFreeSlug } from './slugs.ts';

/**
 * The blog: pages and posts in the language asked for readers, records in both for administrators
 * (public-site §7, back-office §7). Writes are those of any declared resource.
 */
export function blogRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  router.use(readingRouter(deps).routes());
  // Reads are answered above; what remains of a plain resource are its writes.
  router.use(crudRouter(blogPosts, deps).routes());
  return router;
}

function readingRouter(deps: RouterDeps): Router<RequestState> {
  const { knex } = deps;
  const router = new Router<RequestState>({ prefix: '/api/blog' });
  const remembered = remember(deps.cache, ['blog']);
  const records = createService(blogPosts, deps);
  const posts = createService({ ...blogPosts, present: presentPost, pictures: picturesOf }, deps);
  const edited = createService({ ...blogPosts, present: presentEdited }, deps);

  router.get('/', remembered, async (ctx) => {
    const asked = parseListQuery(ctx.query, blogPosts.fields, blogPosts.parameters?.names);
    if (!asked.asked) {
      const page = await readPage(ctx, deps);
      const { page: number, limit, total } = page.pagination;
      const window = { offset: (number - 1) * limit, limit };
      setListHeaders(ctx, 'blog', { window, page: null }, page.posts.length, total);
      ctx.body = page;
      return;
    }
    const list = seesHidden(ctx) ? await records.list(ctx) : await readList(ctx, asked, deps);
    setListHeaders(ctx, 'blog', asked, list.records.length, list.total);
    ctx.body = list.records;
  });

  router.get('/categories/list', remembered, async (ctx) => {
    ctx.body = listed(ctx, await listCategories(knex));
  });
  router.get('/tags/list', remembered, async (ctx) => {
    ctx.body = listed(ctx, await listTags(knex));
  });

  // The answer for a free slug is no error: a client that reads isUnique and one that takes any
  // failure but 'Blog post not found' for a taken slug both go on (back-office §5 and §7).
  router.get('/check-slug', administrator, async (ctx) => {
    const { slug, language } = ctx.query;
    const locale = isLocale(language) ? language : ctx.state.locale;
    const isUnique = await isFreeSlug(knex, String(slug ?? '').trim(), locale);
    ctx.body = { isUnique } satisfies SlugCheck;
  });

  router.post('/images', administrator, deps.body({ maxFiles: 1 }), async (ctx) => {
    ctx.status = 201;
    ctx.body = await uploadImage(ctx, deps);
  });

  router.get('/id/:id', administrator, async (ctx) => {
    const { locale } = ctx.state;
    ctx.body = await records.one(ctx, await idOf(ctx.params.id ?? '', [locale, ...LOCALES]));
  });

  router.get('/:id/images', remembered, async (ctx) => {
    ctx.body = listed(ctx, await listImages(ctx, ctx.params.id ?? '', knex));
  });

  router.get('/:key', remembered, async (ctx) => {
    const key = ctx.params.key ?? '';
    // The other language's slug is unknown to readers.
    const id = await idOf(key, [ctx.state.locale]);
    ctx.body = await (seesHidden(ctx) && id === key ? edited : posts).one(ctx, id);
  });

  const idOf = async (key: string, locales: readonly Locale[]): Promise<string> =>
    /^\d+$/.test(key) ? key : await idAtSlug(key, locales);

  /** The id of the post that has this slug in the first of the languages in which there is one. */
  const idAtSlug = async (slug: string, locales: readonly Locale[]): Promise<string> => {
    for (const locale of locales) {
      const post = await BlogPost.query(knex).modify('atSlug', locale, slug).first();
      if (post) return String(post.id);
    }
    throw notFound('post.notFound');
  };

  return router;
}

function listed<T>(ctx: Context, rows: T[]): T[] {
  setListHeaders(ctx, 'blog', { window: null, page: null }, rows.length, rows.length);
  return rows;
}
