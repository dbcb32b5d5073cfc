import type { SameKeys } from '../i18n/messages.ts';

/** Texts of every list: what stands over it, and what is done with several records. */
export const en = {
  loading: 'Loading…',
  inactive: 'Inactive',
  sortBy: 'Sort',
  select: 'Select: %{name}',
  columns: { title: 'Columns', reset: 'Default columns' },
  export: {
    action: 'Export',
    running: 'Preparing the file…',
    done: 'Exported: one record |||| Exported: %{smart_count} records',
  },
  bulk: {
    change: 'Change',
    title: 'Change one record? |||| Change %{smart_count} records?',
    content: '%{field}: %{value}',
    done: '%{field}: %{value} – one record changed |||| %{field}: %{value} – %{smart_count} records changed',
    failed:
      'One of %{count} records could not be changed. %{reason} |||| %{smart_count} of %{count} records could not be changed. %{reason}',
    notDeleted:
      'One of %{count} records could not be deleted. %{reason} |||| %{smart_count} of %{count} records could not be deleted. %{reason}',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  loading: 'Načítá se…',
  inactive: 'Neaktivní',
  sortBy: 'Řazení',
  select: 'Vybrat: %{name}',
  columns: { title: 'Sloupce', reset: 'Výchozí sloupce' },
  export: {
    action: 'Export',
    running: 'Připravuje se soubor…',
    done: 'Exportován %{smart_count} záznam |||| Exportovány %{smart_count} záznamy |||| Exportováno %{smart_count} záznamů',
  },
  bulk: {
    change: 'Změnit',
    title:
      'Změnit %{smart_count} záznam? |||| Změnit %{smart_count} záznamy? |||| Změnit %{smart_count} záznamů?',
    content: '%{field}: %{value}',
    done: '%{field}: %{value} – změněn %{smart_count} záznam |||| %{field}: %{value} – změněny %{smart_count} záznamy |||| %{field}: %{value} – změněno %{smart_count} záznamů',
    failed:
      'Nepodařilo se změnit %{smart_count} záznam z %{count}. %{reason} |||| Nepodařilo se změnit %{smart_count} záznamy z %{count}. %{reason} |||| Nepodařilo se změnit %{smart_count} záznamů z %{count}. %{reason}',
    notDeleted:
      'Nepodařilo se smazat %{smart_count} záznam z %{count}. %{reason} |||| Nepodařilo se smazat %{smart_count} záznamy z %{count}. %{reason} |||| Nepodařilo se smazat %{smart_count} záznamů z %{count}. %{reason}',
  },
};
