/** The inbox's three filters (back-office §2); `key` names the text in `resources.messages.filters`. */
export const INBOX_FILTERS = [
  { key: 'all', filter: {} },
  { key: 'unread', filter: { is_read: false } },
  { key: 'read', filter: { is_read: true } },
] as const;

export type InboxFilter = (typeof INBOX_FILTERS)[number]['key'];

/** Which of them the list is filtered by; an address may hold anything. */
export function inboxFilter(values: Readonly<Record<string, unknown>>): InboxFilter {
  if (values.is_read === false) return 'unread';
  return values.is_read === true ? 'read' : 'all';
}
