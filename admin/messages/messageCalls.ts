import type { Client } from '../../api/client/createClient.ts';
import type { ContactMessageDetail, Mail } from '../../api/contract/types.ts';

/** Calls of the inbox and about mails that react-admin has no method for (back-office §7). */
export interface MessageCalls {
  markMessageRead(id: number): Promise<ContactMessageDetail>;
  /** Sends a reply, as HTML, to a message's sender. */
  replyToMessage(id: number, replyMessage: string): Promise<ContactMessageDetail>;
  /** Puts a mail that was given up, a reply's or an order's, on its way again. */
  sendMailAgain(id: number): Promise<Mail>;
}

export const messageCalls = (client: Client): MessageCalls => ({
  markMessageRead: (id) => client.patch(`/contact-messages/${id}`, { body: { is_read: true } }),
  replyToMessage: (id, replyMessage) =>
    client.post(`/contact-messages/${id}/reply`, { body: { replyMessage } }),
  sendMailAgain: (id) => client.post(`/mails/${id}/retry`),
});
