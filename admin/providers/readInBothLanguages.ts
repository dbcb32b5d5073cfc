import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams, GetListResult, GetOneResult } from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import type { FormFields } from './formData.ts';
import { COUNT, httpClientOver } from './httpClient.ts';
import { currentLanguage } from './language.ts';

/** A record read once per language, with both languages' texts in `translations`. */
export async function readInBothLanguages(
  client: Client,
  path: string,
  texts: readonly string[],
  { signal }: { signal?: AbortSignal },
): Promise<GetOneResult> {
  const records = await inEachLanguage((locale) =>
    client.get<FormFields>(path, {
      headers: { 'accept-language': locale },
      ...(signal && { signal }),
    }),
  );
  return { data: { id: undefined, ...joined(records, texts) } };
}

/** The same for a page of a list; a record returned by only one of the reads is left out. */
export async function listInBothLanguages(
  client: Client,
  path: string,
  texts: readonly string[],
  params: GetListParams,
): Promise<GetListResult> {
  const answers = await inEachLanguage((locale) =>
    simpleRestProvider('', httpClientOver(client, locale), COUNT).getList(path, params),
  );
  const unusable = [...answers.values()].find(({ data }) => !Array.isArray(data));
  if (unusable) return unusable;
  const own = answers.get(currentLanguage());
  const data = (own?.data ?? []).flatMap(({ id }) => {
    const records = new Map<Locale, FormFields>();
    for (const [locale, answer] of answers) {
      const record = answer.data.find((other) => other.id === id);
      if (record) records.set(locale, record);
    }
    return records.size === LOCALES.length ? [{ id, ...joined(records, texts) }] : [];
  });
  return { data, total: own?.total };
}

const inEachLanguage = async <T>(read: (locale: Locale) => Promise<T>) =>
  new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const)));

/** The record in the current language, with all languages' texts in `translations`. */
function joined(records: ReadonlyMap<Locale, FormFields>, texts: readonly string[]): FormFields {
  const translations = Object.fromEntries(
    [...records].map(([locale, record]) => [
      locale,
      Object.fromEntries(texts.map((text) => [text, record[text] ?? ''])),
    ]),
  );
  return { ...records.get(currentLanguage()), translations };
}

/** The answer to a save, which has one language's texts, completed with the sent ones. */
export const inBothLanguages = <T>(saved: T, sent: FormFields, texts?: readonly string[]): T =>
  texts ? { ...saved, translations: sent.translations } : saved;
