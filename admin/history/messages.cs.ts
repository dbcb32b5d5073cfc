import type { SameKeys } from '../i18n/messages.ts';
import type { history as english } from './messages.en.ts';

/** Texts of the audit trail: the history of one record, and the list of all changes. */
export const history: SameKeys<typeof english> = {
  name: 'Změna |||| Změny |||| Změny',
  empty: 'Žádné změny nenalezeny',
  invite: 'Bude tu každá změna obsahu i s tím, kdo a kdy ji udělal.',
  page: { list: 'Změny' },
  of: 'Historie: %{record}',
  one: 'Změna: %{record}',
  none: 'O tomto záznamu zatím nic uloženo není. První verze tu bude po příštím uložení.',
  loading: 'Načítá se historie…',
  open: 'Historie',
  current: 'Současná verze',
  version: 'Verze %{version}',
  by: '%{username}',
  from: 'vrací verzi %{version}',
  earlier: 'vrací dřívější verzi',
  before: 'Předtím',
  after: 'Potom',
  nothing: 'prázdné',
  unchanged: 'Od předchozí verze se nic neliší.',
  first: 'Nejstarší uložená verze.',
  whole: 'Záznam, jaký tehdy byl.',
  inLanguage: '%{field} (%{language})',
  more: 'a %{smart_count} další |||| a %{smart_count} další |||| a %{smart_count} dalších',
  video: 'Video: %{path}',
  action: {
    show: 'Ukázat změny',
    hide: 'Skrýt změny',
    restore: 'Obnovit tuto verzi',
    restoreDeleted: 'Obnovit',
  },
  actions: {
    initial: 'Před začátkem historie',
    create: 'Přidáno',
    update: 'Upraveno',
    delete: 'Smazáno',
    restore: 'Obnoveno',
  },
  message: {
    restore_title: 'Obnovit tuto verzi?',
    restore_content:
      '„%{record}“ bude takové, jaké to bylo %{when}. Současný stav zůstane v historii, takže se k němu můžete vrátit.',
    restore_unsaved: 'O to, co jste do formuláře napsali a neuložili, přijdete.',
    deleted_title: 'Obnovit smazaný záznam?',
    deleted_content: '„%{record}“ tu bude zase takové, jaké to bylo %{when}.',
  },
  fields: {
    at: 'Kdy',
    record: 'Záznam',
    resource: 'Druh',
    action: 'Co se stalo',
    changed: 'Změněná pole',
    username: 'Kdo',
  },
  labels: {
    products: { photos: 'Fotografie' },
    'car-photos': { image_path: 'Fotografie' },
  },
  notifications: {
    restored: 'Verze byla obnovena',
  },
  failures: {
    load: 'Nepodařilo se načíst změny',
    edit: 'Nepodařilo se načíst verzi: %{reason}',
    restore: 'Nepodařilo se obnovit verzi: %{reason}',
  },
};
