import { useQuery } from '@tanstack/react-query';
import { localized } from '../../api/contract/locales.ts';
import type { PictureInfo, Setting } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { settingsQuery } from './settingsQuery.ts';

/** The settings as pages read them; '' for what is not set and has no default. */
export interface Settings {
  /** A setting's text in the visitor's language. */
  text: (key: string) => string;
  /** The path of a setting's uploaded file. */
  file: (key: string) => string;
  fileInfo: (key: string) => PictureInfo | null;
}

/** Used while settings are missing (public-site §3). */
const DEFAULTS: Record<string, string> = {
  contact_address: 'Písek, Česko',
  contact_phone: '+420 382 000 027',
  contact_email: 'garaz@rysidrift.example.com',
  instagram_url: 'https://www.instagram.com/rysidrift',
  facebook_url: 'https://www.facebook.com/rysidrift',
  youtube_url: 'https://www.youtube.com/@rysidrift',
  tiktok_url: 'https://www.tiktok.com/@rysidrift',
};

export function useSettings(): Settings {
  const site = useSite();
  const { data = [] } = useQuery(settingsQuery(site));
  const find = (key: string): Setting | undefined =>
    data.find((setting) => setting.setting_key === key);

  return {
    text: (key) => {
      const setting = find(key);
      return (
        localized(setting?.translations, 'setting_value', site.locale) ||
        setting?.value ||
        DEFAULTS[key] ||
        ''
      );
    },
    file: (key) => find(key)?.value ?? '',
    fileInfo: (key) => find(key)?.value_info ?? null,
  };
}
