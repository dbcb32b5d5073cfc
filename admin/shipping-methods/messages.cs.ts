import type { SameKeys } from '../i18n/messages.ts';
import type { shippingMethods as english } from './messages.en.ts';

/** Texts of the shipping methods. */
export const shippingMethods: SameKeys<typeof english> = {
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
