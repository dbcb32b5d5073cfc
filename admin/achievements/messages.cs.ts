import type { SameKeys } from '../i18n/messages.ts';
import type { achievements as english } from './messages.en.ts';

/** Texts of the achievements. */
export const achievements: SameKeys<typeof english> = {
  name: 'Úspěch |||| Úspěchy |||| Úspěchy',
  empty: 'Žádné úspěchy nenalezeny',
  invite: 'Přidejte první úspěch; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Úspěchy',
    create: 'Nový úspěch',
    edit: 'Úprava úspěchu: %{record}',
  },
  action: {
    add: 'Přidat úspěch',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tento úspěch?',
  },
  fields: {
    title: 'Název',
    description: 'Popis',
    year: 'Rok',
  },
  rules: {
    title: 'Název je povinný v obou jazycích',
    year: 'Rok je povinný a musí být číslo',
  },
  notifications: {
    created: 'Úspěch byl úspěšně přidán',
    updated: 'Úspěch byl úspěšně upraven',
    deleted:
      'Úspěch byl úspěšně smazán |||| %{smart_count} úspěchy byly úspěšně smazány |||| %{smart_count} úspěchů bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst úspěchy',
    edit: 'Nepodařilo se načíst úspěch k úpravě',
    save: 'Nepodařilo se uložit úspěch',
    delete: 'Nepodařilo se smazat úspěch',
  },
};
