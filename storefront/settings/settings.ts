import { ApiError, isPassing } from '../../api/client/ApiError.ts';
import { type Locale, localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { type SectionQuery, sectionQuery, useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import type { Messages } from '../messages/translate.ts';

const HALF_AN_HOUR = 30 * 60_000;
const ATTEMPTS = 3;

/**
 * The settings: 3 attempts 2 s apart after a 429 or a network error; a 401 is an error at once, any
 * other failure gives the defaults, on the server none does: a page with defaults must not be kept.
 */
export function settingsQuery(access: ApiAccess): SectionQuery<Setting[]> {
  const query = sectionQuery<Setting[]>(access, '/settings', {}, HALF_AN_HOUR);
  return {
    ...query,
    queryFn: (context) =>
      query.queryFn(context).catch((error: unknown) => {
        const stays = isPassing(error) || isUnauthorized(error) || typeof window === 'undefined';
        if (stays || context.signal.aborted) throw error;
        return [];
      }),
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
  const find = (key: string): Setting | undefined =>
    data.find((setting) => setting.setting_key === key);

  return {
    text: (key: string) => textOf(find(key), locale),
    file: (key: string) => find(key)?.value ?? '',
    fileInfo: (key: string) => find(key)?.value_info ?? null,
  };
}

const textOf = (setting: Setting | undefined, locale: Locale): string =>
  localized(setting?.translations, 'setting_value', locale) || setting?.value || '';

/** The messages with the team's own texts: settings whose key is that of a message take its place. */
export function withOwnTexts(
  messages: Messages,
  settings: readonly Setting[],
  locale: Locale,
): Messages {
  const own = settings
    .filter(({ setting_key }) => Object.hasOwn(messages, setting_key))
    .map((setting) => [setting.setting_key, textOf(setting, locale)] as const)
    .filter(([, text]) => text !== '');
  return { ...messages, ...Object.fromEntries(own) };
}
