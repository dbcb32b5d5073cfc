import { brokenFileRule } from '../pictures/files.ts';

/** The types that an article's image may have; browsers know icons by two names. */
export const ARTICLE_IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
];

/** The message key of the rule that a file breaks as an article's image, null when it is fine. */
export const brokenImageRule = (file: File): string | null =>
  ARTICLE_IMAGE_TYPES.includes(file.type) ? brokenFileRule(file) : 'resources.blog.rules.imageType';

/**
 * The files of a paste that are images to upload. A copied page brings its pictures as HTML and a
 * file of the first one beside it: its text counts then.
 */
export function pastedImages(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent.trim() !== '') return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
