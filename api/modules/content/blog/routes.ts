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
import { isLocale, LOCALES } from '../../../contract/locales.ts';
import type { SlugCheck } from '../../../contract/types.ts';
import { seesHidden } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { setListHeaders } from '../../../platform/lists/listAnswer.ts';
import { parseListQuery } from '../../../platform/lists/listQuery.ts';
import { answer, arrayOf, LIST_HEADERS } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { schemaRef } from '../../../platform/openapi/model.ts';
import type { ContentResource } from '../resources/resource.ts';
import { writeRoutes } from '../resources/routes.ts';
import { createService, type ServiceDeps } from '../resources/service.ts';
import { blogPosts } from './declaration.ts';
import { imageRoutes } from './imageRoutes.ts';
import { labelRoutes } from './labelRoutes.ts';
import { postIdOf } from './postIdOf.ts';
import { presentEdited, presentPost } from './present.ts';
import { picturesOf, readList, readPage } from './readPosts.ts';
import { isFreeSlug } from './writePost.ts';

const BY_SLUG_OR_ID = 'The slug or the numeric id.';
const CACHE_TAGS = ['blog'];

/** For readers posts in one language, for administrators records in both. */
export function blogRoutes(deps: ServiceDeps): RouteGroup {
  const { knex } = deps;
  const records = createService(blogPosts, deps);
  const posts = createService(
    { ...blogPosts, record: blogPost, present: presentPost, pictures: picturesOf },
    deps,
  );
  const edited = createService({ ...blogPosts, present: presentEdited }, deps);

  return {
    tag: blogPosts.docs.tag,
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
      ...labelRoutes(knex),
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
          return records.one(ctx, await postIdOf(knex, ctx.params.key ?? '', [locale, ...LOCALES]));
        },
      }),
      // After `/blog/id/:key`, since `/blog/:key/images` matches a post called 'images' there, too.
      ...imageRoutes(deps),
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
          const id = await postIdOf(knex, key, [ctx.state.locale]);
          return (seesHidden(ctx) && id === key ? edited : posts).one(ctx, id);
        },
      }),
      ...writeRoutes(blogPosts as unknown as ContentResource, records),
    ],
  };
}
