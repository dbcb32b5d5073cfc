import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the achievements. */
export const en = {
  name: 'Achievement |||| Achievements',
  empty: 'No achievements found',
  invite: 'Add the first achievement; visitors see it once it is active.',
  page: { list: 'Achievements', create: 'New achievement', edit: 'Edit achievement: %{record}' },
  action: { add: 'Add achievement' },
  message: { delete_content: 'Are you sure you want to delete this achievement?' },
  fields: { title: 'Title', description: 'Description', year: 'Year' },
  notifications: {
    created: 'Achievement added successfully',
    updated: 'Achievement updated successfully',
    deleted:
      'Achievement deleted successfully |||| %{smart_count} achievements deleted successfully',
  },
  failures: {
    load: 'Failed to load achievements',
    edit: 'Failed to load achievement for editing',
    save: 'Failed to save achievement',
    delete: 'Failed to delete achievement',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Úspěch |||| Úspěchy |||| Úspěchy',
  empty: 'Žádné úspěchy nenalezeny',
  invite: 'Přidejte první úspěch; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: { list: 'Úspěchy', create: 'Nový úspěch', edit: 'Úprava úspěchu: %{record}' },
  action: { add: 'Přidat úspěch' },
  message: { delete_content: 'Opravdu chcete smazat tento úspěch?' },
  fields: { title: 'Název', description: 'Popis', year: 'Rok' },
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
