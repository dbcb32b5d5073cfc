import type { SameKeys } from '../i18n/messages.ts';
import type { messages as english } from './messages.en.ts';

/** Texts of the inbox. */
export const messages: SameKeys<typeof english> = {
  name: 'Zpráva |||| Zprávy |||| Zprávy',
  empty: 'Žádné zprávy',
  noneMatching: 'Hledání neodpovídá žádná zpráva',
  search: 'Hledat ve zprávách',
  choose: 'Vyberte zprávu ze seznamu pro zobrazení detailů',
  count: '%{smart_count} zpráva |||| %{smart_count} zprávy |||| %{smart_count} zpráv',
  unread: 'Nepřečtená',
  answered: 'Zodpovězená',
  mailFailed: 'Odpověď se nepodařilo odeslat',
  more: 'Načíst další',
  replies: 'Odpovědi',
  replyBy: '%{username}, %{moment}',
  formerUser: 'Dřívější uživatel',
  page: { list: 'Zprávy z kontaktního formuláře' },
  filters: { label: 'Zobrazit', all: 'Vše', unread: 'Nepřečtené', read: 'Přečtené' },
  action: { back: 'Zpět na zprávy', reply: 'Odeslat odpověď' },
  message: { delete_content: 'Opravdu chcete smazat tuto zprávu?' },
  fields: {
    name: 'Odesílatel',
    email: 'E-mail',
    created_at: 'Datum',
    reply: 'Odpověď',
  },
  rules: { reply: 'Odpověď nemůže být prázdná' },
  notifications: {
    replied: 'Odpověď byla úspěšně odeslána!',
    deleted: 'Zpráva byla úspěšně smazána',
  },
  failures: {
    load: 'Nepodařilo se načíst zprávy',
    edit: 'Nepodařilo se načíst zprávu',
    reply: 'Chyba při odesílání odpovědi',
  },
};
