import { fileSetting } from '../../../contract/constants.ts';
import { LABELS_SETTING, labelNames } from '../../../contract/labelNames.ts';
import { type Locale, localized } from '../../../contract/locales.ts';
import { siteNameOf } from '../../../contract/siteNames.ts';
import type { Setting } from '../../../contract/types.ts';
import { notFound, unavailable } from '../../../platform/failure.ts';
import type { InProcessFetch } from '../storefront.ts';

/** Reads a path of the API; the type of the answer is the caller's claim. */
export type Read = <T>(path: string) => Promise<T>;

/** Reads the API as a visitor; throws a Failure: 404 when it answers 404, else 503. */
export const contentReader =
  (ask: InProcessFetch, locale: Locale): Read =>
  async (path) => {
    const answer = await ask(path, { headers: { 'accept-language': locale } });
    if (answer.ok) return JSON.parse(await answer.text());
    if (answer.status === 404) throw notFound();
    throw unavailable();
  };

/** A setting's value in the reader's language, else its common value; '' when it isn't set. */
export type SettingOf = (key: string) => string;

/** Reads all settings for one language. */
export async function readSettings(read: Read, locale: Locale): Promise<SettingOf> {
  const settings = await read<Setting[]>('/api/settings');
  return (key) => {
    const setting = settings.find(({ setting_key }) => setting_key === key);
    const text =
      fileSetting(key) === null && localized(setting?.translations, 'setting_value', locale);
    return text || setting?.value || '';
  };
}

/** The team's name and claim; the default name is the host. */
export async function readAbout(read: Read, locale: Locale, origin: string) {
  const settingOf = await readSettings(read, locale);
  const names = { 'site.name': settingOf('site.name'), seller_name: settingOf('seller_name') };
  return {
    name: siteNameOf(names, new URL(origin).host),
    description: settingOf('hero_description'),
    labelName: labelNames(settingOf(LABELS_SETTING)),
  };
}
