import type { SameKeys } from '../messages.ts';

/** Texts that belong to no single resource. */
export const en = {
  site: 'Public site',
  account: 'Account',
  role: 'Role: %{role}',
  actions: 'Actions',
  invalidData: 'The server sent data that cannot be used',
  retry: 'Try again',
  viewOnSite: 'View on site',
  navigation: { label: 'Other records', position: '%{position} of %{total}' },
  mail: {
    sent: 'E-mail sent on %{moment}',
    waiting: 'The e-mail is waiting to be sent',
    delayed:
      'The e-mail could not be sent yet; next attempt on %{moment}. The server said: %{reason}',
    failed: 'The e-mail could not be sent: %{reason}',
    again: 'Send again',
    againFailed: 'The e-mail could not be queued again',
  },
  unsaved: { title: 'Unsaved changes', stay: 'Keep editing', leave: 'Discard them' },
  missing: 'Missing: %{texts}',
  menu: { inbox: 'Shop and inbox', content: 'Content', setup: 'Set-up' },
  languages: { cs: 'Czech', en: 'English' },
  fields: {
    id: 'No.',
    name: 'Name',
    price: 'Price (Kč)',
    display_order: 'Order',
    is_active: 'Active',
  },
  delete: {
    title: 'Delete?',
    several:
      'Are you sure you want to delete this item? |||| Are you sure you want to delete these %{smart_count} items?',
  },
  conflict: {
    title: 'Somebody else has saved this in the meantime',
    content:
      'Load their version and lose your changes, or overwrite it with what you have in the form?',
    theirs: 'Load their version',
    mine: 'Overwrite with mine',
  },
  picture: {
    choose: 'Choose picture',
    hint: 'JPEG, PNG, WebP, GIF, AVIF or SVG, up to 15 MB. You can also drop or paste it here.',
    wrongType: '%{name} is not a picture. Please choose an image file.',
    empty: '%{name} is empty.',
    tooLarge: '%{name} is larger than 15 MB.',
  },
  upload: {
    sending: 'Uploading: %{percent}%',
    processing: 'Uploaded, the server is still working on it…',
  },
  video: {
    choose: 'Choose video',
    hint: 'MP4 or WebM, up to 15 MB.',
    wrongType: '%{name} is not a video. Please choose an MP4 or WebM file.',
  },
  dashboard: {
    links: 'Quick links',
    help: 'Help',
    helpText: 'Something does not work, or you are not sure how? Write to us.',
    counts: {
      team: 'Team members',
      gallery: 'Gallery items',
      unread: 'Unread messages',
    },
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
      gallery: 'Položky galerie',
      unread: 'Nepřečtené zprávy',
    },
  },
};
