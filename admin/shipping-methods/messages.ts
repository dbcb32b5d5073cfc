import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the shipping methods. */
export const en = {
  name: 'Shipping method |||| Shipping methods',
  empty: 'No shipping methods found',
  invite: 'Without one, nobody can order.',
  page: {
    list: 'Shipping methods',
    create: 'New shipping method',
    edit: 'Edit shipping method: %{record}',
  },
  action: { add: 'Add shipping method' },
  message: { delete_content: 'Are you sure you want to delete this shipping method?' },
  notifications: {
    created: 'Shipping method added successfully',
    updated: 'Shipping method updated successfully',
    deleted:
      'Shipping method deleted successfully |||| %{smart_count} shipping methods deleted successfully',
  },
  failures: {
    load: 'Failed to load shipping methods',
    edit: 'Failed to load shipping method for editing',
    save: 'Failed to save shipping method: %{reason}',
    delete: 'Failed to delete shipping method: %{reason}',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Způsob dopravy |||| Způsoby dopravy |||| Způsoby dopravy',
  empty: 'Žádné způsoby dopravy nenalezeny',
  invite: 'Bez dopravy si nikdo nic neobjedná.',
  page: {
    list: 'Způsoby dopravy',
    create: 'Nový způsob dopravy',
    edit: 'Úprava způsobu dopravy: %{record}',
  },
  action: { add: 'Přidat způsob dopravy' },
  message: { delete_content: 'Opravdu chcete smazat tento způsob dopravy?' },
  notifications: {
    created: 'Způsob dopravy byl úspěšně přidán',
    updated: 'Způsob dopravy byl úspěšně upraven',
    deleted:
      'Způsob dopravy byl úspěšně smazán |||| %{smart_count} způsoby dopravy byly úspěšně smazány |||| %{smart_count} způsobů dopravy bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst způsoby dopravy',
    edit: 'Nepodařilo se načíst způsob dopravy k úpravě',
    save: 'Nepodařilo se uložit způsob dopravy: %{reason}',
    delete: 'Nepodařilo se smazat způsob dopravy: %{reason}',
  },
};
