import { useDataProvider } from 'react-admin';
import type {
  ContactMessage,
  ContactMessageDetail,
  MessageReply,
} from '../../api/contract/types.ts';
import { conflictingRecord } from '../conflicts/conflict.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** First the list's data; the replies are loaded separately. */
export type ShownMessage = ContactMessage | ContactMessageDetail;

interface Outcome {
  current: ContactMessageDetail;
  /** False where somebody else has replied since: it is for the user to read that first. */
  isSent: boolean;
}

/** Sends a reply to a message as it is shown. Other changes since, such as the mark as read, don't matter. */
export function useSendReply() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return async (shown: ShownMessage, replyMessage: string): Promise<Outcome> => {
    let { version } = shown;
    for (;;) {
      try {
        const current = await dataProvider.replyToMessage(shown.id, { replyMessage, version });
        return { current, isSent: true };
      } catch (error) {
        const current = changedMessage(error);
        if (!current) throw error;
        if (current.replies.length > repliesOf(shown).length) return { current, isSent: false };
        version = current.version;
      }
    }
  };
}

/** The message as it is now, when a reply was rejected because of a change since (409). */
function changedMessage(error: unknown): ContactMessageDetail | null {
  const current = conflictingRecord(error);
  return current && isDetail(current) ? current : null;
}

const isDetail = (record: object): record is ContactMessageDetail =>
  Array.isArray(Object(record).replies);

const repliesOf = (message: ShownMessage): readonly MessageReply[] =>
  'replies' in message ? message.replies : [];
