import type { SameKeys } from '../i18n/messages.ts';
import type { events as english } from './messages.en.ts';

/** Texts of the events. */
export const events: SameKeys<typeof english> = {
  name: 'Událost |||| Události |||| Události',
  empty: 'Žádné události nenalezeny',
  invite: 'Přidejte první událost; návštěvníci ji uvidí, jakmile bude aktivní.',
  page: {
    list: 'Události',
    create: 'Nová událost',
    edit: 'Úprava události: %{record}',
  },
  action: {
    add: 'Přidat událost',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tuto událost?',
  },
  fields: {
    image_path: 'Fotografie',
    date: 'Datum',
    title: 'Název',
    location: 'Místo',
    description: 'Popis',
    event_url: 'Odkaz (URL)',
    event_type: 'Typ',
  },
  urlHelp: 'Stránka pořadatele. # znamená, že žádná není.',
  types: {
    our: 'Naše akce',
    world: 'Světová akce',
  },
  rules: {
    date: 'Datum je povinné a musí být ve formátu RRRR-MM-DD',
    title: 'Název je povinný v obou jazycích',
    location: 'Místo je povinné v obou jazycích',
    photo: 'Fotografie je u nové události povinná',
  },
  notifications: {
    created: 'Událost byla úspěšně přidána',
    updated: 'Událost byla úspěšně upravena',
    deleted:
      'Událost byla úspěšně smazána |||| %{smart_count} události byly úspěšně smazány |||| %{smart_count} událostí bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst události',
    edit: 'Nepodařilo se načíst událost k úpravě',
    save: 'Nepodařilo se uložit událost: %{reason}',
    delete: 'Nepodařilo se smazat událost',
  },
};
