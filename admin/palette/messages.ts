import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the command palette. */
export const en = {
  open: 'Search',
  title: 'Search everything',
  placeholder: 'Orders, cars, posts, people, screens…',
  results: 'Results',
  found: '%{smart_count} result |||| %{smart_count} results',
  all: 'Show the only one |||| Show all %{smart_count}',
  searching: 'Searching…',
  none: 'Nothing is called “%{text}”.',
  failed: 'Some records could not be searched.',
  sections: { recent: 'Recently chosen', screens: 'Screens', actions: 'Actions' },
  actions: {
    site: 'Open the public site',
    language: 'Switch to Czech',
    theme: 'Switch between light and dark',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Sign out',
  },
  words: {
    site: 'web storefront shop',
    language: 'language čeština česky',
    theme: 'theme appearance mode',
    shortcuts: 'help keys',
    signOut: 'log out logout leave',
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
