import { ApiError, isPassing } from '../../api/client/ApiError.ts';
import { type Locale, localized, type PerLocale } from '../../api/contract/locales.ts';
import { iconPath, type SiteIcon } from '../../api/contract/siteIcons.ts';
import type { PictureInfo, Setting } from '../../api/contract/types.ts';
import { type SectionQuery, sectionQuery, useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import type { Messages } from '../messages/translate.ts';
import type { Pictured } from '../ui/Picture.tsx';

const HALF_AN_HOUR = 30 * 60_000;
const ATTEMPTS = 3;

/** What pages read of a setting; the rest of it would travel with every page. */
export interface SiteSetting {
  key: string;
  translations: Partial<PerLocale<{ setting_value: string }>>;
  /** What is the same in all languages, such as the path of a file. */
  value: string;
  info?: PictureInfo;
}

/**
 * The settings: 3 attempts 2 s apart after a 429 or a network error; a 401 is an error at once, any
 * other failure gives the defaults, on the server none does: a page with defaults must not be kept.
 */
export function settingsQuery(access: ApiAccess): SectionQuery<SiteSetting[]> {
  const query = sectionQuery<Setting[]>(access, '/settings', {}, HALF_AN_HOUR);
  return {
    ...query,
    queryFn: async (context) => {
      try {
        const settings = (await query.queryFn(context)).map((setting) => ({
          key: setting.setting_key,
          translations: withoutLabels(setting.translations),
          value: setting.value,
          info: setting.value_info ?? undefined,
        }));
        return settings.filter((setting) => textOf(setting, access.locale) !== '');
      } catch (error) {
        const stays = isPassing(error) || isUnauthorized(error) || typeof window === 'undefined';
        if (stays || context.signal.aborted) throw error;
        return [];
      }
    },
    retry: (failures, error) => isPassing(error) && failures < ATTEMPTS - 1,
    retryDelay: 2_000,
  };
}

export const isUnauthorized = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof Error && error.message.includes('Unauthorized'));

/** The settings as pages read them; '' for what is not set. */
export function useSettings() {
  const { locale } = useSite();
  const { data = [] } = useSection(settingsQuery);
  const find = (asked: string) => data.find(({ key }) => key === asked);
  return {
    text: (key: string) => textOf(find(key), locale),
    file: (key: string) => find(key)?.value ?? '',
    picture: (key: string): Pictured | null => {
      const { value, info } = find(key) ?? {};
      return value ? { image_path: value, image_info: info ?? null } : null;
    },
    /** The address of an icon that the server makes of the team's mark. */
    icon: (name: SiteIcon) => iconPath(name, find('mark_path')?.value ?? ''),
  };
}

/** Without a translation's `label`, which only the back-office shows. */
const withoutLabels = (translations: Setting['translations'] | undefined) =>
  Object.fromEntries(
    Object.entries(translations ?? {}).map(([locale, { setting_value }]) => [
      locale,
      { setting_value },
    ]),
  );

const textOf = (setting: SiteSetting | undefined, locale: Locale): string =>
  localized(setting?.translations, 'setting_value', locale) || setting?.value || '';

/** The messages with the team's own texts: settings whose key is a message's take its place. */
export function withOwnTexts(
  messages: Messages,
  settings: readonly SiteSetting[],
  locale: Locale,
): Messages {
  const own = settings.filter(({ key }) => Object.hasOwn(messages, key));
  return {
    ...messages,
    ...Object.fromEntries(own.map((setting) => [setting.key, textOf(setting, locale)])),
  };
}
