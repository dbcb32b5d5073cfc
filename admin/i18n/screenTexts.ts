import type { TranslationMessages } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';

type Load = () => Promise<object>;

/** The `screenMessages.json` of folders whose texts are loaded with their first screen, by file. */
const FILES: Readonly<Record<Locale, Record<string, Load>>> = {
  cs: import.meta.glob('../*/screenMessages.json', { import: 'default', query: '?cs' }),
  en: import.meta.glob('../*/screenMessages.json', { import: 'default', query: '?en' }),
};

/** Folders whose screens were opened. */
const opened = new Set<string>();
const followers = new Set<() => Promise<void>>();

/** Loads the texts of resources before a screen that shows them. */
export async function openTexts(...folders: readonly string[]): Promise<void> {
  const added = folders.filter((folder) => !opened.has(folder));
  if (added.length === 0) return;
  for (const folder of added) opened.add(folder);
  await Promise.all([...followers].map((follow) => follow())).catch((error) => {
    // Otherwise their screen, opened again, would show keys.
    for (const folder of added) opened.delete(folder);
    throw error;
  });
}

/** Calls a function when more texts are needed. */
export const followTexts = (follow: () => Promise<void>) => followers.add(follow);

/** A language's texts with those of the screens that were opened, all loaded at the same time. */
export async function withScreenTexts(
  loading: Promise<TranslationMessages>,
  locale: Locale,
): Promise<TranslationMessages> {
  const folders = [...opened];
  const [messages, ...texts] = await Promise.all([
    loading,
    ...folders.map((folder) => FILES[locale][pathOf(folder)]?.()),
  ]);
  const resources = Object(messages.resources);
  const added = folders.map((folder, index) => [folder, { ...resources[folder], ...texts[index] }]);
  return { ...messages, resources: { ...resources, ...Object.fromEntries(added) } };
}

const pathOf = (folder: string): string => `../${folder}/screenMessages.json`;
