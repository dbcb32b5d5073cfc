import type { Knex } from 'knex';
import { LOCALES, type Locale, type PerLocale } from '../../api/contract/locales.ts';
import type { Translation } from './contentModel.ts';

type Texts<Field extends string> = Record<Field, string>;

type TextRow<Field extends string> = { language: Locale } & Partial<Record<Field, string>>;

/** Rows of translations as the API's object; missing texts are ''. */
export function translationsOf<Field extends string>(
  fields: readonly Field[],
  rows: readonly TextRow<NoInfer<Field>>[] | undefined,
): PerLocale<Texts<Field>> {
  const texts = (locale: Locale) =>
    textsOf(
      fields,
      rows?.find((row) => row.language === locale),
    );
  return { en: texts('en'), cs: texts('cs') };
}

/** Saves translations. Languages that are not given are kept; a missing field of a given one becomes ''. */
export async function saveTranslations<Field extends string>(
  trx: Knex,
  {
    translated,
    translationModel,
  }: { translated: readonly Field[]; translationModel: typeof Translation },
  id: number,
  translations: Partial<PerLocale<Partial<Texts<NoInfer<Field>>>>>,
): Promise<void> {
  const { parentKey } = translationModel;
  for (const language of LOCALES) {
    const given = translations[language];
    if (!given) continue;
    await translationModel
      .query(trx)
      .insert({ [parentKey]: id, language, ...textsOf(translated, given) })
      .onConflict([parentKey, 'language'])
      .merge([...translated]);
  }
}

function textsOf<Field extends string>(
  fields: readonly Field[],
  given: Partial<Record<Field, string>> | undefined,
): Texts<Field> {
  return Object.fromEntries(fields.map((field) => [field, given?.[field] ?? ''])) as Texts<Field>;
}
