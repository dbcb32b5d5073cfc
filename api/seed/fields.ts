import { uploadedThumbnail } from '../services/pictureUses/folders.ts';

/** A record as JSON has it. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text at a path such as `translations`, `en`, `name`; '' when there is none. */
export function textAt(record: Fields, ...path: readonly string[]): string {
  let value: unknown = record;
  for (const name of path) value = isFields(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The path that a record as read has for a picture that was given to it; '' for none. */
export const storedAt = (record: Fields, { path, file }: { path: string; file: string }): string =>
  file === 'thumbnail'
    ? uploadedThumbnail(textAt(record, path), textAt(record, 'image_path'))
    : textAt(record, path);
