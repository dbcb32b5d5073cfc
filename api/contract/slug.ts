/** Lower case without accents, as searching and slugs compare texts. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const slugify = (title: string): string =>
  fold(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text may be a slug: words of a-z and 0-9 joined by single hyphens, not digits alone. */
export const isSlug = (text: string): boolean => SLUG.test(text) && !/^\d+$/.test(text);
