import type { SameKeys } from '../i18n/messages.ts';
import type { shortcuts as english } from './messages.en.ts';

/** Texts of the keyboard shortcuts. */
export const shortcuts: SameKeys<typeof english> = {
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
