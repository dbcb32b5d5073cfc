import { z } from 'zod';
import { line } from '../fields.ts';

const MAX_TAGS = 50;

/** The category of a post; 'uncategorized' when empty. */
export const blogCategory = () =>
  line().transform((category) => (category === '' ? 'uncategorized' : category));

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

/** Tags as a comma-separated text or a list; blank and repeated ones are left out. */
export const blogTags = () =>
  z.preprocess(
    asTagList,
    z
      .array(line(), { error: 'list.wrong' })
      .max(MAX_TAGS, { error: 'list.tooLong' })
      .transform(distinct),
  );
