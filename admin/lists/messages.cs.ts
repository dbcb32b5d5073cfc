import type { SameKeys } from '../i18n/messages.ts';
import type { lists as english } from './messages.en.ts';

/** Texts of every list: what stands over it, and what is done with several records. */
export const lists: SameKeys<typeof english> = {
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
