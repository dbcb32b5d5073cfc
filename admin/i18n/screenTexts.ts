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
  await Promise.all([...followers].map((follow) => follow()));
}

/** Calls a function when more texts are needed. */
export const followTexts = (follow: () => Promise<void>) => followers.add(follow);

/** A language's texts with those of the screens that were opened. */
export async function withScreenTexts(
  messages: TranslationMessages,
  locale: Locale,
): Promise<TranslationMessages> {
  const resources = Object(messages.resources);
  const added: Record<string, object> = {};
  for (const folder of opened) {
    added[folder] = { ...resources[folder], ...(await FILES[locale][pathOf(folder)]?.()) };
  }
  return { ...messages, resources: { ...resources, ...added } };
}

const pathOf = (folder: string): string => `../${folder}/screenMessages.json`;
