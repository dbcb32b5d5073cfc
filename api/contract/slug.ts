/** Lower case without accents, for searching and slugs. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The slug of a title; '' if nothing of the title is left. */
export const slugify = (title: string): string =>
  fold(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text is a valid slug: words of a-z and 0-9 joined by single hyphens, not only digits. */
export const isSlug = (text: string): boolean => SLUG.test(text) && !/^\d+$/.test(text);
