import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the settings. */
export const en = {
  name: 'Setting |||| Settings',
  empty: 'No settings found',
  invite: 'Add the first setting.',
  page: { list: 'Settings', create: 'New setting', edit: 'Edit setting: %{record}' },
  action: { add: 'Add setting' },
  message: { delete_content: 'Are you sure you want to delete this setting?' },
  fields: {
    setting_key: 'Key',
    setting_group: 'Group',
    label: 'Label',
    value: 'Value',
    common_value: 'Common value',
    setting_value: 'Value in this language',
  },
  groups: {
    general: 'General',
    seo: 'SEO',
    social: 'Social networks',
    contact: 'Contact',
    appearance: 'Appearance',
  },
  notifications: {
    created: 'Setting added successfully',
    updated: 'Setting updated successfully',
    deleted: 'Setting deleted successfully |||| %{smart_count} settings deleted successfully',
  },
  failures: {
    load: 'Failed to load settings',
    edit: 'Failed to load setting for editing',
    save: 'Failed to save setting: %{reason}',
    delete: 'Failed to delete setting',
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
