import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Form, SaveButton, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isEmptyReply } from '../../api/contract/isEmptyReply.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { ReplyInput } from '../form/richText/RichText.tsx';
import { SubmitOnce } from '../form/SubmitOnce.tsx';
import { failureNotice, isMissing } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { useChangedMessage } from './useChangedMessage.ts';
import { type ShownMessage, useSendReply } from './useSendReply.ts';

/** Writes a reply to the opened message, by e-mail. */
export const ReplyForm = ({ message }: { message: ShownMessage }) => {
  const sendReply = useSendReply();
  const notify = useNotify();
  const changed = useChangedMessage();
  const frame = useRef<HTMLElement>(null);
  // A new key resets the form after each reply.
  const [sent, setSent] = useState(0);

  // A field error too keeps the form unsent, and leaving it guarded.
  const refused = (replyMessage: string) => {
    notify(...failureNotice(replyMessage));
    return { replyMessage };
  };
  const send = async ({ replyMessage }: FieldValues) => {
    // Validated here because the input has no rules before its code is loaded.
    if (isEmptyReply(String(replyMessage ?? ''))) {
      frame.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
      return refused(messageText('reply.empty', currentLanguage()));
    }
    try {
      const { current, isSent } = await sendReply(message, replyMessage);
      changed(current);
      if (!isSent) return refused('resources.messages.failures.answered');
      notify('resources.messages.notifications.replied', { type: 'success' });
      setSent(sent + 1);
      return undefined;
    } catch (error) {
      return refused(
        `resources.messages.failures.${isMissing(error) ? 'replyToDeleted' : 'reply'}`,
      );
    }
  };

  return (
    <Box ref={frame} sx={{ mt: 3 }}>
      <Form
        defaultValues={EMPTY}
        disableInvalidFormNotification
        key={sent}
        onSubmit={send}
        record={EMPTY}
      >
        <ReplyInput label="resources.messages.fields.reply" source="replyMessage" />
        <Box sx={{ mt: 2 }}>
          <SaveButton alwaysEnable icon={<Send />} label="resources.messages.action.reply" />
        </Box>
        <LeaveGuard />
        <SubmitOnce />
      </Form>
    </Box>
  );
};

const EMPTY = { replyMessage: '' };
