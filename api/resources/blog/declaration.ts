import { BlogPost } from '../../../db/models/blogPost.ts';
import {
  blogPostCreate,
  blogPostRecord,
  blogPostUpdate,
  ruleOrder,
} from '../../contract/entities/blogPost.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { BlogPostRecord } from '../../contract/types.ts';
import { plainText } from '../../services/html/plainText.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { PICTURE_TYPES } from '../openapi/requestBody.ts';
import { narrowByLabels } from './labels.ts';
import { type PostInput, preparePost } from './preparePost.ts';
import { presentRecord } from './present.ts';
import { saveParts } from './saveParts.ts';

/** The blog's posts as administrators read and write them (back-office §3). */
export const blogPosts: Content<BlogPost, PostInput, BlogPostRecord> = {
  path: 'blog',
  record: blogPostRecord,
  docs: {
    name: 'BlogPostRecord',
    plural: 'BlogPosts',
    tag: { name: 'Blog', description: 'Posts in both languages, each with a slug per language.' },
    called: 'BlogPost',
    fileTypes: `${PICTURE_TYPES}, image/bmp, image/x-icon`,
  },
  audited: true,
  fixed: ['author_id'],
  model: BlogPost,
  texts: BlogPost,
  // A slug belongs to one language and is looked up there; writes go by id.
  hasSlug: false,
  notFound: 'post.notFound',
  // Told at the right language by preparePost; this is for two writers at the same moment.
  unique: { field: 'translations.en.slug', taken: 'slug.taken' },
  create: blogPostCreate,
  update: blogPostUpdate,
  ruleOrder,
  merged: ['translations'],
  fields: {
    id: integer,
    category: text,
    published_date: text,
    updated_date: { ...text, column: 'updated_at' },
    is_active: boolean,
    display_order: integer,
    ...translated('slug', 'title', 'summary', 'content'),
  },
  order: [['published_date', 'desc']],
  graph: '[translations, tags, author]',
  visible: (query) => query.modify('active'),
  parameters: {
    names: ['admin', 'page', 'limit', 'category', 'tag'],
    apply: narrowByLabels,
  },
  files: [{ file: 'image', path: 'image_path', accepts: () => 'articleImage' }],
  columns: ({ author_id, ...post }) => ({
    image_path: post.image_path,
    published_date: post.published_date,
    display_order: post.display_order,
    category: post.category,
    author_name: post.author_name,
    is_active: post.is_active,
    ...(author_id !== undefined && { author_id }),
  }),
  searched: ({ category, author_name, tags, translations }) => [
    category,
    author_name,
    ...tags,
    ...LOCALES.flatMap((locale) => {
      const { slug, title, summary, content } = translations[locale];
      return [slug, title, summary, plainText(content)];
    }),
  ],
  translations: ({ translations }) => translations,
  present: presentRecord,
  hooks: { prepare: preparePost, saved: saveParts },
};
