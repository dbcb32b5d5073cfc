/** Texts of the inbox. */
export const messages = {
  name: 'Message |||| Messages',
  empty: 'No messages',
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
  fields: {
    name: 'Sender',
    email: 'E-mail',
    created_at: 'Date',
    reply: 'Reply',
  },
  rules: { reply: 'The reply must not be empty' },
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
