import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Form, SaveButton, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isEmptyReply } from '../../api/contract/isEmptyReply.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { ReplyInput } from '../form/richText/RichText.tsx';
import { SubmitOnce } from '../form/SubmitOnce.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { currentLanguage } from '../providers/language.ts';
import { useChangedMessage } from './useChangedMessage.ts';

/** Writes a reply and sends it by e-mail. */
export const ReplyForm = ({ messageId }: { messageId: number }) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const changed = useChangedMessage();
  // Another key empties the form after each reply.
  const [sent, setSent] = useState(0);

  // An error at the field too keeps the form unsent, and leaving it guarded.
  const refused = (replyMessage: string) => {
    notify(replyMessage, { type: 'error', messageArgs: { _: replyMessage } });
    return { replyMessage };
  };
  const send = async ({ replyMessage }: FieldValues) => {
    // Checked here because the input has no rules before its code is loaded.
    if (isEmptyReply(String(replyMessage ?? '')))
      return refused(messageText('reply.empty', currentLanguage()));
    try {
      changed(await dataProvider.replyToMessage(messageId, replyMessage));
      notify('resources.messages.notifications.replied', { type: 'success' });
      setSent(sent + 1);
      return undefined;
    } catch {
      return refused('resources.messages.failures.reply');
    }
  };

  return (
    <Box sx={{ mt: 3 }}>
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
