import type { Knex } from 'knex';
import { type Route, route } from '../../../platform/http/route.ts';
import { answerWhole } from '../../../platform/lists/listAnswer.ts';
import { listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { listCategories, listTags } from './labels.ts';
import { asksForAll } from './readPosts.ts';

/** The categories and tags of posts. */
export const labelRoutes = (knex: Knex): Route[] => [
  route({
    id: 'listBlogCategories',
    method: 'get',
    path: '/blog/categories/list',
    needs: 'public',
    cacheTags: ['blog'],
    summary: 'List categories',
    parameters: [
      query('admin', '`true` counts drafts, too, for administrators alone.', {
        type: 'boolean',
      }),
    ],
    answers: { 200: listAnswer('All those of published posts.', 'BlogCategoryItem') },
    run: async (ctx) => answerWhole(ctx, 'blog', await listCategories(knex, asksForAll(ctx))),
  }),
  route({
    id: 'listBlogTags',
    method: 'get',
    path: '/blog/tags/list',
    needs: 'public',
    cacheTags: ['blog'],
    summary: 'List tags',
    answers: { 200: listAnswer('All those of published posts.', 'BlogTagItem') },
    run: async (ctx) => answerWhole(ctx, 'blog', await listTags(knex)),
  }),
];
