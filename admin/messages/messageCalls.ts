import type { Client } from '../../api/client/createClient.ts';
import type { ContactMessageDetail } from '../../api/contract/types.ts';

/** The inbox's calls that react-admin has no method for (back-office §7). */
export interface MessageCalls {
  markMessageRead(id: number): Promise<ContactMessageDetail>;
  /** Sends a reply, as HTML, to a message's sender. */
  replyToMessage(id: number, replyMessage: string): Promise<ContactMessageDetail>;
}

export const messageCalls = (client: Client): MessageCalls => ({
  markMessageRead: (id) => client.patch(`/contact-messages/${id}`, { body: { is_read: true } }),
  replyToMessage: (id, replyMessage) =>
    client.post(`/contact-messages/${id}/reply`, { body: { replyMessage } }),
});
