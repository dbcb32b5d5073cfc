import Router from '@koa/router';
import { BlogPost } from '../../../../db/models/blogPost.ts';
import { PENDING_FILE, picture } from '../../../contract/fields.ts';
import { isLocale, LOCALES, type Locale } from '../../../contract/locales.ts';
import type { BlogImage, SlugCheck, UploadedBlogImage } from '../../../contract/types.ts';
import { invalidField, notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { seesHidden } from '../../../platform/http/principal.ts';
import { remember } from '../../../platform/http/remember.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { setListHeaders } from '../../../platform/lists/listAnswer.ts';
import { parseListQuery } from '../../../platform/lists/listQuery.ts';
import { narrowToVisible } from '../resources/narrowToVisible.ts';
import { crudRouter, type RouterDeps } from '../resources/router.ts';
import { createService } from '../resources/service.ts';
import { blogPosts } from './declaration.ts';
import { listCategories, listTags } from './labels.ts';
import { presentEdited, presentPost } from './present.ts';
import { picturesOf, readList, readPage } from './readPosts.ts';
import { isFreeSlug } from './writePost.ts';

/** For readers posts in one language, for administrators records in both. */
export function blogRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  router.use(readingRouter(deps).routes());
  // All reads are routed above; the plain resource adds its writes.
  router.use(crudRouter(blogPosts, deps).routes());
  return router;
}

function readingRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, pictures, uploads } = deps;
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

  // Always 200: clients that read `isUnique` and clients that take any failure but 'Blog post not
  // found' for a taken slug both work.
  router.get('/check-slug', async (ctx) => {
    const { slug, language } = ctx.query;
    const locale = isLocale(language) ? language : ctx.state.locale;
    const isUnique = await isFreeSlug(knex, String(slug ?? '').trim(), locale);
    ctx.body = { isUnique } satisfies SlugCheck;
  });

  // An image for an article: the file `image`, or an address in its place.
  router.post('/images', deps.body({ maxFiles: 1 }), async (ctx) => {
    const { body, files } = ctx.state;
    const [file] = files.get('image') ?? [];
    const given = file ? PENDING_FILE : parseInput(picture(), body.image ?? body.image_path);
    if (given === '' || (given === PENDING_FILE && !file)) {
      throw invalidField('image', 'picture.missing');
    }
    const image_path = await uploads.settle(given, file, 'image', 'articleImage');
    const infos = await pictures.of([image_path]);
    ctx.status = 201;
    ctx.body = {
      image_path,
      image_info: infos.get(image_path) ?? null,
    } satisfies UploadedBlogImage;
  });

  router.get('/id/:id', async (ctx) => {
    const { locale } = ctx.state;
    ctx.body = await records.one(ctx, await idOf(ctx.params.id ?? '', [locale, ...LOCALES]));
  });

  // The images that a post's saved texts and cover use; of drafts for administrators only.
  router.get('/:id/images', remembered, async (ctx) => {
    const query = BlogPost.query(knex).findById(recordId(ctx.params.id));
    narrowToVisible(query, blogPosts, ctx);
    const post = await query.withGraphFetched('images');
    if (!post) throw notFound('post.notFound');
    const images = (post.images ?? []).map(({ path }): BlogImage => ({ name: nameOf(path), path }));
    ctx.body = listed(ctx, images);
  });

  router.get('/:key', remembered, async (ctx) => {
    const key = ctx.params.key ?? '';
    // Readers find a post by the slug of their own language only.
    const id = await idOf(key, [ctx.state.locale]);
    ctx.body = await (seesHidden(ctx) && id === key ? edited : posts).one(ctx, id);
  });

  /** The id of an address, or of the post with this slug in the first of the languages that has one. */
  const idOf = async (key: string, locales: readonly Locale[]): Promise<string> => {
    if (/^\d+$/.test(key)) return key;
    for (const locale of locales) {
      const post = await BlogPost.query(knex).modify('atSlug', locale, key).first();
      if (post) return String(post.id);
    }
    throw notFound('post.notFound');
  };

  return router;
}

/** The file's name is the same for many files; the random folder makes it unique. */
const nameOf = (path: string): string => path.replace(/^\/uploads\//, '').replaceAll('/', '-');

function listed<T>(ctx: Context, rows: T[]): T[] {
  setListHeaders(ctx, 'blog', { window: null, page: null }, rows.length, rows.length);
  return rows;
}
