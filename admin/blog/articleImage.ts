import { brokenFileRule } from '../pictures/files.ts';

/** The accepted types of an article's image; browsers use two names for icons. */
export const ARTICLE_IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
];

/** The message key of the rule that a file breaks as an article's image, or null. */
export const brokenImageRule = (file: File): string | null =>
  ARTICLE_IMAGE_TYPES.includes(file.type) ? brokenFileRule(file) : 'resources.blog.rules.imageType';

/** Images to upload from a paste; none when the clipboard has HTML text. */
export function pastedImages(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent.trim() !== '') return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
