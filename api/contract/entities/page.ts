import { z } from 'zod';
import { PAGE_PLACEMENTS } from '../constants.ts';
import {
  choice,
  flag,
  inOrder,
  integer,
  requiredLine,
  requiredSlug,
  richText,
  schedule,
  text,
  translations,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';
import { isReservedSlug } from '../reservedSlugs.ts';
import { postRuleOrder } from './blogPost.ts';

const fields = z.object({
  translations: translations({
    slug: requiredSlug('blog.slug').refine((slug) => !isReservedSlug(slug), {
      error: 'slug.reserved',
    }),
    title: requiredLine('title.required'),
    summary: text(),
    content: richText(),
  }),
  placement: choice(PAGE_PLACEMENTS, 'none'),
  display_order: integer(0),
  is_active: flag(true),
  ...schedule(),
});

const pageUpdate = inOrder(fields);

export const page = recordOf(fields);

/** A page's link in the navigation or footer, in the requested language. */
export const pageLink = z.object({
  slug: z.string(),
  title: z.string(),
  placement: z.enum(PAGE_PLACEMENTS),
});

export type Page = z.infer<typeof page>;
export type PageLink = z.infer<typeof pageLink>;

export const pageSchemas = { record: page, update: pageUpdate, ruleOrder: postRuleOrder };
