import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the achievement statistics. */
export const en = {
  name: 'Achievement stat |||| Achievement stats',
  empty: 'No achievement stats found',
  invite: 'Add the first number; visitors see it once it is active.',
  page: {
    list: 'Achievement statistics',
    create: 'New achievement stat',
    edit: 'Edit achievement stat: %{record}',
  },
  action: { add: 'Add achievement stat' },
  message: { delete_content: 'Are you sure you want to delete this achievement stat?' },
  fields: { title: 'Title', value: 'Value', icon: 'Icon' },
  icons: {
    trophy: 'Trophy',
    medal: 'Medal',
    'flag-checkered': 'Chequered flag',
    'globe-europe': 'Globe',
  },
  notifications: {
    created: 'Achievement stat added successfully',
    updated: 'Achievement stat updated successfully',
    deleted:
      'Achievement stat deleted successfully |||| %{smart_count} achievement stats deleted successfully',
  },
  failures: {
    load: 'Failed to load achievement stats',
    edit: 'Failed to load achievement stat for editing',
    save: 'Failed to save achievement stat',
    delete: 'Failed to delete achievement stat',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Statistika úspěchů |||| Statistiky úspěchů |||| Statistiky úspěchů',
  empty: 'Žádné statistiky úspěchů nenalezeny',
  invite: 'Přidejte první číslo; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Statistiky úspěchů',
    create: 'Nová statistika úspěchů',
    edit: 'Úprava statistiky úspěchů: %{record}',
  },
  action: { add: 'Přidat statistiku úspěchů' },
  message: { delete_content: 'Opravdu chcete smazat tuto statistiku úspěchů?' },
  fields: { title: 'Název', value: 'Hodnota', icon: 'Ikona' },
  icons: {
    trophy: 'Pohár',
    medal: 'Medaile',
    'flag-checkered': 'Šachovnicový praporek',
    'globe-europe': 'Zeměkoule',
  },
  notifications: {
    created: 'Statistika úspěchů byla úspěšně přidána',
    updated: 'Statistika úspěchů byla úspěšně upravena',
    deleted:
      'Statistika úspěchů byla úspěšně smazána |||| %{smart_count} statistiky úspěchů byly úspěšně smazány |||| %{smart_count} statistik úspěchů bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst statistiky úspěchů',
    edit: 'Nepodařilo se načíst statistiku úspěchů k úpravě',
    save: 'Nepodařilo se uložit statistiku úspěchů',
    delete: 'Nepodařilo se smazat statistiku úspěchů',
  },
};
