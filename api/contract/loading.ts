import type { Descriptor } from './descriptor.ts';
import { slugify } from './slug.ts';

/** Records that are loaded from files: their parts and natural keys. */

export type Fields = Record<string, unknown>;

/** Whether a value is an object with fields: neither a list nor null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text or number at a path such as `translations`, `en`, `name`, as a text; defaults to ''. */
export function textAt(record: Fields, ...path: readonly string[]): string {
  let value: unknown = record;
  for (const name of path) value = isFields(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A record's keys by its first natural key without empty parts. Pictures are compared by digest. */
export function keysOf(
  { naturalKeys, files, title }: Descriptor,
  record: Fields,
  digests: readonly string[] | null,
): string[] {
  for (const [index, parts] of naturalKeys.entries()) {
    const isOfPicture = parts.some((part) => files.some(({ path }) => path === part));
    if (isOfPicture && digests === null) continue;
    const texts = parts
      .filter((part) => !files.some(({ path }) => path === part))
      .map((part) => {
        const text = textAt(record, ...part.split('.')).trim();
        // A missing slug is generated from the title.
        return (
          text || (part === 'slug' ? slugify(textAt(record, 'translations', 'en', `${title}`)) : '')
        );
      });
    if (texts.includes('')) continue;
    const key = [...(index > 0 ? [`#${index}`] : []), ...texts].join(' ');
    return isOfPicture ? (digests ?? []).map((digest) => `${key} ${digest}`) : [key];
  }
  return [];
}

/** An item of a list without its id, which only links records within one file. */
export function withoutId(item: unknown): unknown {
  if (!isFields(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
