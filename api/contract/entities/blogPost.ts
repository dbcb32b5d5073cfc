import { z } from 'zod';
import { pragueToday } from '../dates.ts';
import {
  dateOrToday,
  flag,
  inOrder,
  integer,
  line,
  picture,
  requiredLine,
  requiredSlug,
  richText,
  schedule,
  text,
  textPerLocale,
  translations,
} from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { pictureInfo } from './picture.ts';

/** Slugs reserved for the API's own paths under /blog. */
export const RESERVED_BLOG_SLUGS = ['id', 'images', 'check-slug', 'categories', 'tags'] as const;

const reserved = new Set<string>(RESERVED_BLOG_SLUGS);

const asTagList = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  return typeof value === 'string' ? value.split(',') : value;
};

const distinct = (tags: string[]): string[] => {
  const byLowerCase = new Map<string, string>();
  for (const tag of tags) {
    const known = tag.toLowerCase();
    if (tag !== '' && !byLowerCase.has(known)) byLowerCase.set(known, tag);
  }
  return [...byLowerCase.values()];
};

/** Tags as a comma-separated text or a list; blank and duplicate tags are removed. */
const blogTags = () =>
  z.preprocess(
    asTagList,
    z.array(line(), { error: 'list.wrong' }).max(50, { error: 'list.tooLong' }).transform(distinct),
  );

/** Input schema of a post; see `postRuleOrder` for the order of its rules. */
export const blogPostUpdate = inOrder(
  z.object({
    translations: translations({
      slug: requiredSlug('blog.slug').refine((slug) => !reserved.has(slug), {
        error: 'slug.reserved',
      }),
      title: requiredLine('title.required'),
      summary: text(),
      content: richText(),
    }),
    image_path: picture(),
    published_date: dateOrToday('date.wrong', () => pragueToday(new Date())),
    display_order: integer(0),
    category: line().transform((category) => (category === '' ? 'uncategorized' : category)),
    tags: blogTags(),
    author_name: line(),
    is_active: flag(true),
    ...schedule(),
  }),
);

/** Slugs of both languages are reported before titles. */
export const postRuleOrder: readonly MessageKey[] = ['blog.slug', 'title.required'];

export type BlogPostInput = z.infer<typeof blogPostUpdate>;

/** A post in a list; a missing `summary` is an excerpt of the content. */
export const blogListItem = z.object({
  id: z.int(),
  slug: z.string(),
  slugs: textPerLocale,
  title: z.string(),
  summary: z.string(),
  image_path: z.string(),
  image_info: pictureInfo.nullable(),
  published_date: z.string(),
  updated_date: z.string(),
  author_name: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  display_order: z.int(),
  is_active: z.boolean(),
  version: z.int(),
});

export const blogPost = blogListItem.extend({ content: z.string() });

const blogPostTexts = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
});

/** A post as answered to the editor: tags as comma-separated text, texts in both languages. */
export const blogPostRecord = blogPost
  .omit({ slug: true, title: true, summary: true, content: true, tags: true })
  .extend({
    tags: z.string(),
    publish_at: z.string().nullable(),
    unpublish_at: z.string().nullable(),
    translations: z.object({ en: blogPostTexts, cs: blogPostTexts }),
  });

export type BlogListItem = z.infer<typeof blogListItem>;
export type BlogPost = z.infer<typeof blogPost>;
export type BlogPostRecord = z.infer<typeof blogPostRecord>;

export const blogPostSchemas = {
  record: blogPostRecord,
  update: blogPostUpdate,
  ruleOrder: postRuleOrder,
};
