import type { Locale } from './locales.ts';

/** Moves a body's top-level texts into `translations` of one language, unless it has `translations`. */
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
