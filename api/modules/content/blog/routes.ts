import { BlogPost } from '../../../../db/models/blogPost.ts';
import {
  blogAdminPage,
  blogCategoryItem,
  blogImage,
  blogPage,
  blogTagItem,
  slugCheck,
  uploadedBlogImage,
} from '../../../contract/entities/blogAnswers.ts';
import { blogListItem, blogPost } from '../../../contract/entities/blogPost.ts';
import { PENDING_FILE, picture } from '../../../contract/fields.ts';
import { isLocale, LOCALES, type Locale } from '../../../contract/locales.ts';
import { needToWrite } from '../../../contract/resources.ts';
import type { BlogImage, SlugCheck, UploadedBlogImage } from '../../../contract/types.ts';
import { invalidField, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { narrowToVisible } from '../../../platform/http/narrowToVisible.ts';
import { seesHidden } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { setListHeaders } from '../../../platform/lists/listAnswer.ts';
import { parseListQuery } from '../../../platform/lists/listQuery.ts';
import { answer, arrayOf, LIST_HEADERS, listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { schemaRef } from '../../../platform/openapi/model.ts';
import { requestBody, typesOf } from '../../../platform/openapi/requestBody.ts';
import { idAtFormerSlug } from '../resources/formerSlugs.ts';
import type { ContentResource } from '../resources/resource.ts';
import { writeRoutes } from '../resources/routes.ts';
import { createService, type ServiceDeps } from '../resources/service.ts';
import { blogPosts } from './declaration.ts';
import { listCategories, listTags } from './labels.ts';
import { presentEdited, presentPost } from './present.ts';
import { asksForAll, picturesOf, readList, readPage } from './readPosts.ts';
import { isFreeSlug } from './writePost.ts';

const { tag, moreFileTypes } = blogPosts.docs;
const BY_SLUG_OR_ID = 'The slug or the numeric id.';
const CACHE_TAGS = ['blog'];

/** For readers posts in one language, for administrators records in both. */
export function blogRoutes(deps: ServiceDeps): RouteGroup {
  const { knex, pictures, uploads } = deps;
  const records = createService(blogPosts, deps);
  const posts = createService({ ...blogPosts, present: presentPost, pictures: picturesOf }, deps);
  const edited = createService({ ...blogPosts, present: presentEdited }, deps);

  /**
   * The id of an address, or of the post with this slug in the first of the languages that has one, else of
   * the one that had it before.
   */
  const idOf = async (key: string, locales: readonly Locale[]): Promise<string> => {
    if (/^\d+$/.test(key)) return key;
    for (const locale of locales) {
      const post = await BlogPost.query(knex).modify('atSlug', locale, key).first();
      if (post) return String(post.id);
    }
    const id = await idAtFormerSlug(knex, blogPosts.path, key);
    if (id === null) throw notFound('post.notFound');
    return String(id);
  };

  return {
    tag,
    records: {
      BlogPage: blogPage,
      BlogAdminPage: blogAdminPage,
      BlogListItem: blogListItem,
      BlogPost: blogPost,
      [blogPosts.docs.name]: blogPosts.record,
      BlogCategoryItem: blogCategoryItem,
      BlogTagItem: blogTagItem,
      BlogImage: blogImage,
      UploadedBlogImage: uploadedBlogImage,
      SlugCheck: slugCheck,
    },
    routes: [
      route({
        id: 'listBlogPosts',
        method: 'get',
        path: '/blog',
        needs: 'public',
        cacheTags: CACHE_TAGS,
        summary: 'List posts',
        description:
          'Published posts, newest first, in the language asked. Without list parameters it is a page: `posts` and `pagination`. With them it is an array, for administrators of whole records.',
        parameters: [
          query('page', 'The page; clamped to those that there are.', { type: 'integer' }),
          query('limit', 'Posts a page; 9 when only `page` is given.', { type: 'integer' }),
          query('category', 'Posts of a category.', { type: 'string' }),
          query('tag', 'Posts with a tag.', { type: 'string' }),
          query('admin', '`true` adds drafts and contents, for administrators alone.', {
            type: 'boolean',
          }),
        ],
        list: blogPosts.fields,
        answers: {
          200: answer(
            'A page, or the array asked for.',
            {
              anyOf: [
                ...['BlogPage', 'BlogAdminPage'].map(schemaRef),
                ...['BlogListItem', 'BlogPostRecord'].map(arrayOf),
              ],
            },
            LIST_HEADERS,
          ),
        },
        run: async (ctx) => {
          const asked = parseListQuery(ctx.query, blogPosts.fields, blogPosts.parameters?.names);
          if (!asked.asked) {
            const page = await readPage(ctx, deps);
            const { page: number, limit, total } = page.pagination;
            const window = { offset: (number - 1) * limit, limit };
            setListHeaders(ctx, 'blog', { window, page: null }, page.posts.length, total);
            return page;
          }
          const list = seesHidden(ctx) ? await records.list(ctx) : await readList(ctx, asked, deps);
          setListHeaders(ctx, 'blog', asked, list.records.length, list.total);
          return list.records;
        },
      }),
      route({
        id: 'listBlogCategories',
        method: 'get',
        path: '/blog/categories/list',
        needs: 'public',
        cacheTags: CACHE_TAGS,
        summary: 'List categories',
        parameters: [
          query('admin', '`true` counts drafts, too, for administrators alone.', {
            type: 'boolean',
          }),
        ],
        answers: { 200: listAnswer('All those of published posts.', 'BlogCategoryItem') },
        run: async (ctx) => listed(ctx, await listCategories(knex, asksForAll(ctx))),
      }),
      route({
        id: 'listBlogTags',
        method: 'get',
        path: '/blog/tags/list',
        needs: 'public',
        cacheTags: CACHE_TAGS,
        summary: 'List tags',
        answers: { 200: listAnswer('All those of published posts.', 'BlogTagItem') },
        run: async (ctx) => listed(ctx, await listTags(knex)),
      }),
      // Always 200: clients that read `isUnique` and clients that take any failure but 'Blog post not
      // found' for a taken slug both work.
      route({
        id: 'checkBlogSlug',
        method: 'get',
        path: '/blog/check-slug',
        needs: 'read content',
        summary: 'Ask whether a slug is free',
        parameters: [
          { ...query('slug', 'The slug.', { type: 'string' }), required: true },
          query('language', 'Its language; that of the request when absent.', {
            type: 'string',
            enum: [...LOCALES],
          }),
        ],
        answers: { 200: answer('Whether it is.', 'SlugCheck') },
        run: async (ctx): Promise<SlugCheck> => {
          const { slug, language } = ctx.query;
          const locale = isLocale(language) ? language : ctx.state.locale;
          return { isUnique: await isFreeSlug(knex, String(slug ?? '').trim(), locale) };
        },
      }),
      // The file `image`, or an address in its place.
      route({
        id: 'uploadBlogImage',
        method: 'post',
        path: '/blog/images',
        needs: needToWrite('blog'),
        summary: 'Store an image for an article',
        input: requestBody(
          'BlogImageUpload',
          () => ({
            type: 'object',
            properties: { image_path: { type: 'string' } },
            required: ['image_path'],
          }),
          [{ file: 'image', path: 'image_path', types: typesOf(moreFileTypes) }],
        ),
        answers: { 201: answer('Where it is.', 'UploadedBlogImage') },
        run: async (ctx): Promise<UploadedBlogImage> => {
          const { body, files } = ctx.state;
          const [file] = files.get('image') ?? [];
          const given = file ? PENDING_FILE : parseInput(picture(), body.image ?? body.image_path);
          if (given === '' || (given === PENDING_FILE && !file)) {
            throw invalidField('image', 'picture.missing');
          }
          const image_path = await uploads.store(given, file, 'image', 'articleImage');
          const infos = await pictures.of([image_path]);
          return { image_path, image_info: infos.get(image_path) ?? null };
        },
      }),
      route({
        id: 'getBlogPostRecord',
        method: 'get',
        path: '/blog/id/:key',
        needs: 'read content',
        summary: 'Read one post for editing',
        key: BY_SLUG_OR_ID,
        answers: { 200: answer('The post in both languages.', 'BlogPostRecord') },
        run: async (ctx) => {
          const { locale } = ctx.state;
          return records.one(ctx, await idOf(ctx.params.key ?? '', [locale, ...LOCALES]));
        },
      }),
      // Those of drafts for administrators only.
      route({
        id: 'listBlogPostImages',
        method: 'get',
        path: '/blog/:key/images',
        needs: 'public',
        cacheTags: CACHE_TAGS,
        summary: 'List the images of a post',
        description:
          'Those that its saved texts and its cover use. The key is a number here: no address is one of `/blog/id/{key}` too.',
        answers: { 200: listAnswer('The images.', 'BlogImage') },
        run: async (ctx) => {
          const post = BlogPost.query(knex).findById(recordId(ctx.params.key));
          narrowToVisible(post, blogPosts, ctx);
          const found = await post.withGraphFetched('images');
          if (!found) throw notFound('post.notFound');
          const images = (found.images ?? []).map(
            ({ path }): BlogImage => ({ name: nameOf(path), path }),
          );
          return listed(ctx, images);
        },
      }),
      route({
        id: 'getBlogPost',
        method: 'get',
        path: '/blog/:key',
        needs: 'public',
        cacheTags: CACHE_TAGS,
        summary: 'Read one post',
        description:
          'By its slug in the requested language, or by id. By id, administrators get the texts of both languages in addition to those of the requested language.',
        key: BY_SLUG_OR_ID,
        answers: {
          200: answer('The post.', { anyOf: ['BlogPost', 'BlogPostRecord'].map(schemaRef) }),
        },
        run: async (ctx) => {
          const key = ctx.params.key ?? '';
          // Readers find a post by the slug of their own language only.
          const id = await idOf(key, [ctx.state.locale]);
          return (seesHidden(ctx) && id === key ? edited : posts).one(ctx, id);
        },
      }),
      ...writeRoutes(blogPosts as unknown as ContentResource, records),
    ],
  };
}

/** The file's name is the same for many files; the random folder makes it unique. */
const nameOf = (path: string): string => path.replace(/^\/uploads\//, '').replaceAll('/', '-');

function listed<T>(ctx: Context, rows: T[]): T[] {
  setListHeaders(ctx, 'blog', { window: null, page: null }, rows.length, rows.length);
  return rows;
}
