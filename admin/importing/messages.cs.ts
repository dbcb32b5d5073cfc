import type { SameKeys } from '../i18n/messages.ts';
import type { importing as english } from './messages.en.ts';

/** Texts of the import from a CSV file. */
export const importing: SameKeys<typeof english> = {
  action: 'Import',
  title: 'Import z CSV: %{resource}',
  choose: 'Vybrat soubor',
  hint: 'Soubor CSV s řádkem nadpisů, do 5 MB a 2 000 řádků. Můžete ho sem i přetáhnout. Nejsnáz začnete z exportu tohoto seznamu.',
  reading: 'Soubor se čte a porovnává se záznamy…',
  failures: {
    type: '%{name} není soubor CSV.',
    size: 'Soubor %{name} je větší než 5 MB.',
    empty: 'Soubor %{name} nemá pod nadpisy žádné řádky.',
    rows: 'Soubor %{name} má více než %{maximum} řádků.',
    broken: 'Řádek %{row} souboru %{name} nelze přečíst: má jiný počet buněk než nadpisy.',
    load: 'Záznamy k porovnání se nepodařilo načíst. %{reason}',
  },
  mapping: {
    title: 'Sloupce',
    column: 'Sloupec v souboru',
    field: 'Pole',
    example: 'První hodnota',
    ignored: 'Vynechat',
    unknown:
      '%{smart_count} sloupec souboru neodpovídá žádnému poli a vynechá se. |||| %{smart_count} sloupce souboru neodpovídají žádnému poli a vynechají se. |||| %{smart_count} sloupců souboru neodpovídá žádnému poli a vynechá se.',
  },
  plan: {
    title: 'Co se stane',
    row: 'Řádek',
    record: 'Záznam',
    details: 'Podrobnosti',
    all: 'Vše',
    new: 'Nové',
    changed: 'Změněné',
    unchanged: 'Beze změny',
    broken: 'Chybné',
    none: 'Žádné takové řádky tu nejsou.',
    cut: 'Zobrazuje se jen prvních %{count} řádků; počítají se všechny.',
    skipped: 'Chybné řádky se vynechají, vše ostatní se importuje.',
  },
  rules: {
    twice: 'Stejný záznam už je na řádku %{row}',
    fixed: 'Toto pole nelze změnit',
    flag: 'Napište true nebo false',
    choice: 'Napište jednu z hodnot: %{choices}',
  },
  run: {
    nothing: 'Není co importovat',
    start:
      'Importovat %{smart_count} záznam |||| Importovat %{smart_count} záznamy |||| Importovat %{smart_count} záznamů',
    progress: '%{done} z %{count}',
    cancel: 'Zastavit',
    back: 'Vybrat jiný soubor',
  },
  summary: {
    title: 'Import dokončen',
    stopped: 'Import zastaven',
    created: 'Přidáno: %{count}',
    updated: 'Změněno: %{count}',
    failed: 'Nepodařilo se: %{count}',
    left: 'Vynecháno: %{count}',
    failure: 'Řádek %{row}: %{message}',
  },
};
