import type { SameKeys } from '../i18n/messages.ts';
import type { achievementStats as english } from './messages.en.ts';

/** Texts of the achievement statistics. */
export const achievementStats: SameKeys<typeof english> = {
  name: 'Statistika úspěchů |||| Statistiky úspěchů |||| Statistiky úspěchů',
  empty: 'Žádné statistiky úspěchů nenalezeny',
  invite: 'Přidejte první číslo; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Statistiky úspěchů',
    create: 'Nová statistika úspěchů',
    edit: 'Úprava statistiky úspěchů: %{record}',
  },
  action: {
    add: 'Přidat statistiku úspěchů',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tuto statistiku úspěchů?',
  },
  fields: {
    title: 'Název',
    value: 'Hodnota',
    icon: 'Ikona',
  },
  icons: {
    trophy: 'Pohár',
    medal: 'Medaile',
    'flag-checkered': 'Šachovnicový praporek',
    'globe-europe': 'Zeměkoule',
  },
  rules: {
    title: 'Název je povinný v obou jazycích',
    value: 'Hodnota je povinná',
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
