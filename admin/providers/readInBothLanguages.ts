import type { GetOneResult } from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import type { FormFields } from './formData.ts';
import { currentLanguage } from './language.ts';

/**
 * A record whose reads bring its texts in one language alone, read once per language (back-office §3).
 * The texts of both stand in `translations`, those of the interface's language beside it.
 */
export async function readInBothLanguages(
  client: Client,
  path: string,
  texts: readonly string[],
  { signal }: { signal?: AbortSignal },
): Promise<GetOneResult> {
  const read = (locale: Locale) =>
    client.get<FormFields>(path, {
      headers: { 'accept-language': locale },
      ...(signal && { signal }),
    });
  const records = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const)),
  );
  const translations = Object.fromEntries(
    [...records].map(([locale, record]) => [
      locale,
      Object.fromEntries(texts.map((text) => [text, record[text] ?? ''])),
    ]),
  );
  return { data: { id: undefined, ...records.get(currentLanguage()), translations } };
}

/** The answer to a save, which has the texts in one language, with those of both as they were sent. */
export const inBothLanguages = <T>(saved: T, sent: FormFields, texts?: readonly string[]): T =>
  texts ? { ...saved, translations: sent.translations } : saved;
