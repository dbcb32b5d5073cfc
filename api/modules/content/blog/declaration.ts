import { BlogPost } from '../../../../db/models/blogPost.ts';
import type { BlogPostRecord } from '../../../contract/types.ts';
import { articleWords } from '../articles/articleWords.ts';
import { defineResource } from '../resources/defineResource.ts';
import { narrowByLabels } from './labels.ts';
import { presentRecord } from './present.ts';
import { type PostInput, preparePost, saveParts } from './writePost.ts';

export const blogPosts = defineResource<'blog', BlogPost, PostInput, BlogPostRecord>('blog', {
  model: BlogPost,
  docs: {
    name: 'BlogPostRecord',
    called: 'BlogPost',
    moreFileTypes: 'image/bmp, image/x-icon',
  },
  notFound: 'post.notFound',
  // preparePost reports it at the right language; this is for two writers at the same moment.
  unique: { field: 'translations.en.slug', taken: 'slug.taken' },
  fields: { updated_date: { type: 'text', column: 'updated_at' } },
  order: [['published_date', 'desc']],
  graph: '[translations, tags, author]',
  parameters: {
    names: ['admin', 'page', 'limit', 'category', 'tag'],
    apply: narrowByLabels,
  },
  accepts: () => 'articleImage',
  columns: ({ author_id }) => (author_id === undefined ? {} : { author_id }),
  searched: ({ category, author_name, tags, translations }) => [
    category,
    author_name,
    ...tags,
    ...articleWords(translations),
  ],
  present: presentRecord,
  hooks: { prepare: preparePost, saved: saveParts },
});
