import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the keyboard shortcuts. */
export const en = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Shortcuts of single keys',
  hint: 'They never work while you type in a field. Those with Ctrl or ⌘ work always.',
  afterwards: 'then',
  groups: {
    anywhere: 'Everywhere',
    list: 'In a list',
    record: 'In an open record',
    go: 'Go to a screen',
  },
  commands: {
    palette: 'Search everything',
    help: 'Show the shortcuts',
    search: 'Search in the list',
    add: 'Add',
    down: 'Next row',
    up: 'Previous row',
    save: 'Save the form',
    previous: 'Previous record',
    next: 'Next record',
    close: 'Close',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  title: 'Klávesové zkratky',
  singleKeys: 'Zkratky jednou klávesou',
  hint: 'Při psaní do pole nikdy nepůsobí. Zkratky s Ctrl nebo ⌘ fungují vždy.',
  afterwards: 'pak',
  groups: {
    anywhere: 'Všude',
    list: 'V seznamu',
    record: 'V otevřeném záznamu',
    go: 'Přejít na obrazovku',
  },
  commands: {
    palette: 'Hledat všude',
    help: 'Zobrazit zkratky',
    search: 'Hledat v seznamu',
    add: 'Přidat',
    down: 'Další řádek',
    up: 'Předchozí řádek',
    save: 'Uložit formulář',
    previous: 'Předchozí záznam',
    next: 'Další záznam',
    close: 'Zavřít',
  },
};
