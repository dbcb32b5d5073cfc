import type { SameKeys } from '../i18n/messages.ts';
import type { palette as english } from './messages.en.ts';

/** Texts of the command palette. */
export const palette: SameKeys<typeof english> = {
  open: 'Hledat',
  title: 'Hledat všude',
  placeholder: 'Objednávky, auta, příspěvky, lidé, obrazovky…',
  results: 'Výsledky',
  found: '%{smart_count} výsledek |||| %{smart_count} výsledky |||| %{smart_count} výsledků',
  all: 'Zobrazit jediný |||| Zobrazit všechny %{smart_count} |||| Zobrazit všech %{smart_count}',
  searching: 'Hledám…',
  none: 'Nic se nejmenuje „%{text}“.',
  failed: 'Některé záznamy se nepodařilo prohledat.',
  sections: { recent: 'Naposledy vybrané', screens: 'Obrazovky', actions: 'Akce' },
  actions: {
    site: 'Otevřít veřejný web',
    language: 'Přepnout do angličtiny',
    theme: 'Přepnout světlý a tmavý vzhled',
    shortcuts: 'Klávesové zkratky',
    signOut: 'Odhlásit se',
  },
  words: {
    site: 'stránky e-shop',
    language: 'jazyk english anglicky',
    theme: 'motiv režim barvy',
    shortcuts: 'nápověda klávesy',
    signOut: 'odhlášení konec',
  },
};
