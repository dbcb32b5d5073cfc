import type { SameKeys } from '../i18n/messages.ts';
import type { settings as english } from './messages.en.ts';

/** Texts of the settings. */
export const settings: SameKeys<typeof english> = {
  name: 'Nastavení |||| Nastavení |||| Nastavení',
  empty: 'Žádná nastavení nenalezena',
  invite: 'Přidejte první nastavení.',
  page: { list: 'Nastavení', create: 'Nové nastavení', edit: 'Úprava nastavení: %{record}' },
  action: { add: 'Přidat nastavení' },
  message: { delete_content: 'Opravdu chcete smazat toto nastavení?' },
  fields: {
    setting_key: 'Klíč',
    setting_group: 'Skupina',
    label: 'Popisek',
    value: 'Hodnota',
    common_value: 'Společná hodnota',
    setting_value: 'Hodnota v tomto jazyce',
  },
  groups: {
    general: 'Obecné',
    seo: 'SEO',
    social: 'Sociální sítě',
    contact: 'Kontakt',
    appearance: 'Vzhled',
  },
  rules: { key: 'Klíč je povinný' },
  notifications: {
    created: 'Nastavení bylo úspěšně přidáno',
    updated: 'Nastavení bylo úspěšně upraveno',
    deleted:
      'Nastavení bylo úspěšně smazáno |||| %{smart_count} nastavení byla úspěšně smazána |||| %{smart_count} nastavení bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst nastavení',
    edit: 'Nepodařilo se načíst nastavení k úpravě',
    save: 'Nepodařilo se uložit nastavení: %{reason}',
    delete: 'Nepodařilo se smazat nastavení',
  },
};
