import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the inbox. */
export const en = {
  name: 'Message |||| Messages',
  empty: 'No messages',
  noneMatching: 'No messages match your search',
  search: 'Search messages',
  choose: 'Select a message from the list to view its details',
  count: '%{smart_count} message |||| %{smart_count} messages',
  unread: 'Unread',
  answered: 'Answered',
  mailFailed: 'The reply could not be sent',
  more: 'Load more',
  replies: 'Replies',
  replyBy: '%{username}, %{moment}',
  formerUser: 'Former user',
  page: { list: 'Messages from the contact form' },
  filters: { label: 'Show', all: 'All', unread: 'Unread', read: 'Read' },
  action: { back: 'Back to messages', reply: 'Send reply' },
  message: { delete_content: 'Are you sure you want to delete this message?' },
  fields: { name: 'Sender', email: 'E-mail', created_at: 'Date', reply: 'Reply' },
  notifications: {
    replied: 'The reply was sent successfully!',
    deleted: 'Message deleted successfully',
  },
  failures: {
    load: 'Failed to load messages',
    edit: 'Failed to load message',
    reply: 'Error while sending the reply',
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
  fields: { name: 'Odesílatel', email: 'E-mail', created_at: 'Datum', reply: 'Odpověď' },
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
