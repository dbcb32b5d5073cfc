import type { SameKeys } from './messages.ts';
import type { paddock as english } from './paddock.en.ts';

/** Texts that belong to no single resource. */
export const paddock: SameKeys<typeof english> = {
  site: 'Veřejný web',
  account: 'Účet',
  role: 'Role: %{role}',
  actions: 'Akce',
  invalidData: 'Server poslal data, která nelze použít',
  retry: 'Zkusit znovu',
  viewOnSite: 'Zobrazit na webu',
  navigation: { label: 'Další záznamy', position: '%{position} z %{total}' },
  mail: {
    sent: 'E-mail odeslán %{moment}',
    waiting: 'E-mail čeká na odeslání',
    delayed:
      'E-mail se zatím nepodařilo odeslat, zkusíme to znovu %{moment}. Odpověď serveru: %{reason}',
    failed: 'E-mail se nepodařilo odeslat: %{reason}',
    again: 'Odeslat znovu',
    againFailed: 'E-mail se nepodařilo znovu zařadit k odeslání',
  },
  unsaved: { title: 'Neuložené změny', stay: 'Zpět k úpravám', leave: 'Zahodit je' },
  missing: 'Chybí: %{texts}',
  menu: { inbox: 'Obchod a zprávy', content: 'Obsah', setup: 'Nastavení webu' },
  languages: { cs: 'Čeština', en: 'Angličtina' },
  fields: {
    id: 'Č.',
    name: 'Název',
    price: 'Cena (Kč)',
    display_order: 'Pořadí',
    is_active: 'Aktivní',
  },
  rules: {
    name: 'Název je povinný v obou jazycích',
    price: 'Cena je povinná a musí být číslo',
    url: 'Zadejte platnou adresu URL (https://…).',
  },
  delete: {
    title: 'Smazat?',
    several:
      'Opravdu chcete smazat %{smart_count} položku? |||| Opravdu chcete smazat %{smart_count} položky? |||| Opravdu chcete smazat %{smart_count} položek?',
  },
  conflict: {
    title: 'Někdo jiný to mezitím uložil',
    content: 'Načíst jeho verzi a přijít o své změny, nebo ji přepsat tím, co máte ve formuláři?',
    theirs: 'Načíst jeho verzi',
    mine: 'Přepsat mou verzí',
  },
  picture: {
    choose: 'Vybrat obrázek',
    hint: 'JPEG, PNG, WebP, GIF, AVIF nebo SVG do 15 MB. Můžete ho sem i přetáhnout nebo vložit ze schránky.',
    wrongType: '%{name} není obrázek. Vyberte prosím soubor s obrázkem.',
    empty: 'Soubor %{name} je prázdný.',
    tooLarge: 'Soubor %{name} je větší než 15 MB.',
  },
  upload: {
    sending: 'Nahrávání: %{percent} %',
    processing: 'Nahráno, server soubory ještě zpracovává…',
  },
  video: {
    choose: 'Vybrat video',
    hint: 'MP4 nebo WebM do 15 MB.',
    wrongType: '%{name} není video. Vyberte prosím soubor MP4 nebo WebM.',
  },
  dashboard: {
    links: 'Rychlé odkazy',
    help: 'Nápověda',
    helpText: 'Něco nefunguje, nebo si nevíte rady? Napište nám.',
    counts: {
      team: 'Členové týmu',
      cars: 'Auta',
      events: 'Události',
      gallery: 'Položky galerie',
      products: 'Produkty',
      sponsors: 'Sponzoři',
      achievements: 'Úspěchy',
      messages: 'Zprávy',
      unread: 'Nepřečtené zprávy',
    },
  },
};
