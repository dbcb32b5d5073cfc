import type { SameKeys } from '../i18n/messages.ts';
import type { paymentMethods as english } from './messages.en.ts';

/** Texts of the payment methods. */
export const paymentMethods: SameKeys<typeof english> = {
  name: 'Způsob platby |||| Způsoby platby |||| Způsoby platby',
  empty: 'Žádné způsoby platby nenalezeny',
  invite: 'Bez platby si nikdo nic neobjedná.',
  kindHelp:
    'Určuje, jak se s platbou zachází; když zůstane prázdný, rozhodne anglický název. Karta se zákazníkům nenabízí, dokud není připojena platební brána.',
  page: {
    list: 'Způsoby platby',
    create: 'Nový způsob platby',
    edit: 'Úprava způsobu platby: %{record}',
  },
  action: { add: 'Přidat způsob platby' },
  message: { delete_content: 'Opravdu chcete smazat tento způsob platby?' },
  fields: { kind: 'Druh' },
  kinds: { card: 'Karta', bank_transfer: 'Bankovní převod', cash_on_delivery: 'Dobírka' },
  notifications: {
    created: 'Způsob platby byl úspěšně přidán',
    updated: 'Způsob platby byl úspěšně upraven',
    deleted:
      'Způsob platby byl úspěšně smazán |||| %{smart_count} způsoby platby byly úspěšně smazány |||| %{smart_count} způsobů platby bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst způsoby platby',
    edit: 'Nepodařilo se načíst způsob platby k úpravě',
    save: 'Nepodařilo se uložit způsob platby: %{reason}',
    delete: 'Nepodařilo se smazat způsob platby: %{reason}',
  },
};
