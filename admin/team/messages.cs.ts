import type { SameKeys } from '../i18n/messages.ts';
import type { team as english } from './messages.en.ts';

/** Texts of the team members. */
export const team: SameKeys<typeof english> = {
  name: 'Člen týmu |||| Tým |||| Tým',
  empty: 'Žádní členové týmu nenalezeni',
  invite: 'Přidejte prvního člena; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Tým',
    create: 'Nový člen týmu',
    edit: 'Úprava člena týmu: %{record}',
  },
  action: {
    add: 'Přidat člena týmu',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tohoto člena týmu?',
  },
  fields: {
    image_path: 'Fotografie',
    name: 'Jméno',
    position: 'Pozice',
    description: 'Popis',
    instagram_url: 'Instagram (URL)',
    facebook_url: 'Facebook (URL)',
  },
  rules: {
    required: 'Jméno a pozice jsou povinné v obou jazycích',
    photo: 'Fotografie je u nového člena povinná',
  },
  notifications: {
    created: 'Člen týmu byl úspěšně přidán',
    updated: 'Člen týmu byl úspěšně upraven',
    deleted:
      'Člen týmu byl úspěšně smazán |||| %{smart_count} členové týmu byli úspěšně smazáni |||| %{smart_count} členů týmu bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst členy týmu',
    edit: 'Nepodařilo se načíst člena týmu k úpravě',
    save: 'Nepodařilo se uložit člena týmu: %{reason}',
    delete: 'Nepodařilo se smazat člena týmu',
  },
};
