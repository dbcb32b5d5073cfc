import { ApiError, isPassing } from '../../api/client/ApiError.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { type SectionQuery, sectionQuery, useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';

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

const DEFAULTS: Record<string, string> = {
  contact_address: 'Písek, Česko',
  contact_phone: '+420 382 000 027',
  contact_email: 'garaz@rysidrift.example.com',
  instagram_url: 'https://www.instagram.com/rysidrift',
  facebook_url: 'https://www.facebook.com/rysidrift',
  youtube_url: 'https://www.youtube.com/@rysidrift',
  tiktok_url: 'https://www.tiktok.com/@rysidrift',
};

/** The settings as pages read them; '' for what is not set and has no default. */
export function useSettings() {
  const { locale } = useSite();
  const { data = [] } = useSection(settingsQuery);
  const find = (key: string): Setting | undefined =>
    data.find((setting) => setting.setting_key === key);

  return {
    text: (key: string): string =>
      localized(find(key)?.translations, 'setting_value', locale) ||
      find(key)?.value ||
      DEFAULTS[key] ||
      '',
    file: (key: string) => find(key)?.value ?? '',
    fileInfo: (key: string) => find(key)?.value_info ?? null,
  };
}
