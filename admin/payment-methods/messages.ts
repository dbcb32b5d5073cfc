import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the payment methods. */
export const en = {
  name: 'Payment method |||| Payment methods',
  empty: 'No payment methods found',
  invite: 'Without one, nobody can order.',
  kindHelp:
    'Decides how the payment is treated; left empty, the English name does. Cards are not offered to customers until a card provider is connected.',
  page: {
    list: 'Payment methods',
    create: 'New payment method',
    edit: 'Edit payment method: %{record}',
  },
  action: { add: 'Add payment method' },
  message: { delete_content: 'Are you sure you want to delete this payment method?' },
  fields: { kind: 'Kind' },
  kinds: { card: 'Card', bank_transfer: 'Bank transfer', cash_on_delivery: 'Cash on delivery' },
  notifications: {
    created: 'Payment method added successfully',
    updated: 'Payment method updated successfully',
    deleted:
      'Payment method deleted successfully |||| %{smart_count} payment methods deleted successfully',
  },
  failures: {
    load: 'Failed to load payment methods',
    edit: 'Failed to load payment method for editing',
    save: 'Failed to save payment method: %{reason}',
    delete: 'Failed to delete payment method: %{reason}',
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
