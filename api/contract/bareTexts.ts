import type { Locale } from './locales.ts';

/**
 * A body whose texts of one language stand bare at its top (`title` of an achievement, `name` of a
 * method) as one with `translations` in that language. A body that has `translations` keeps them;
 * bare texts are then ignored.
 */
export function withBareTexts(
  body: Record<string, unknown>,
  fields: readonly string[],
  locale: Locale,
): Record<string, unknown> {
  if (body.translations !== undefined && body.translations !== null && body.translations !== '') {
    return body;
  }
  const bare = fields.filter((field) => Object.hasOwn(body, field));
  if (bare.length === 0) return body;
  const texts = Object.fromEntries(bare.map((field) => [field, body[field]]));
  return { ...body, translations: { [locale]: texts } };
}
