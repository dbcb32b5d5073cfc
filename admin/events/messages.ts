import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the events. */
export const en = {
  name: 'Event |||| Events',
  empty: 'No events found',
  invite: 'Add the first event; visitors see it once it is active.',
  page: { list: 'Events', create: 'New event', edit: 'Edit event: %{record}' },
  action: { add: 'Add event' },
  message: { delete_content: 'Are you sure you want to delete this event?' },
  fields: {
    image_path: 'Photo',
    date: 'Date',
    title: 'Title',
    location: 'Location',
    description: 'Description',
    event_url: 'Link (URL)',
    event_type: 'Type',
  },
  urlHelp: 'The organiser’s page. # stands for none.',
  types: { our: 'Our event', world: 'World event' },
  rules: { location: 'Location is required in both languages' },
  notifications: {
    created: 'Event added successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted successfully |||| %{smart_count} events deleted successfully',
  },
  failures: {
    load: 'Failed to load events',
    edit: 'Failed to load event for editing',
    save: 'Failed to save event: %{reason}',
    delete: 'Failed to delete event',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Událost |||| Události |||| Události',
  empty: 'Žádné události nenalezeny',
  invite: 'Přidejte první událost; návštěvníci ji uvidí, jakmile bude aktivní.',
  page: { list: 'Události', create: 'Nová událost', edit: 'Úprava události: %{record}' },
  action: { add: 'Přidat událost' },
  message: { delete_content: 'Opravdu chcete smazat tuto událost?' },
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
  types: { our: 'Naše akce', world: 'Světová akce' },
  rules: { location: 'Místo je povinné v obou jazycích' },
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
