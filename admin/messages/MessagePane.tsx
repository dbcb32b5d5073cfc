import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, Navigate, useGetOne, useTranslate } from 'react-admin';
import type { ContactMessage, ContactMessageDetail } from '../../api/contract/types.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { isMissing, useEditFailure } from '../layout/useEditFailure.ts';
import { MessageText } from './MessageText.tsx';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useMarkRead } from './useMarkRead.ts';

interface MessagePaneProps {
  id: number;
  /** Whether it stands without the list, on a phone. */
  isAlone: boolean;
}

/** The opened message with its replies and the form for another one (back-office §2). */
export const MessagePane = ({ id, isAlone }: MessagePaneProps) => {
  const translate = useTranslate();
  const leave = useEditFailure();
  const { data: message, error } = useGetOne<ContactMessage | ContactMessageDetail>(
    'messages',
    { id },
    { onError: (error) => isMissing(error) && leave(error) },
  );
  return (
    <Box component="article" sx={PANE}>
      {isAlone && (
        <Button component={LinkBase} startIcon={<ArrowBack />} sx={{ mb: 1 }} to="/messages">
          {translate('resources.messages.action.back')}
        </Button>
      )}
      {error instanceof Error && !message && <Alert severity="error">{error.message}</Alert>}
      {!message && !error && <FormSkeleton />}
      {message && <Opened isAlone={isAlone} message={message} />}
    </Box>
  );
};

interface OpenedProps {
  /** As the list knows it at first; its replies come a moment later. */
  message: ContactMessage | ContactMessageDetail;
  isAlone: boolean;
}

const Opened = ({ message, isAlone }: OpenedProps) => {
  useMarkRead(message);
  const [isDeleted, setDeleted] = useState(false);
  // The reply that somebody may have begun goes with it, unasked.
  if (isDeleted) return <Navigate to="/messages" />;
  const replies = 'replies' in message ? message.replies : [];
  return (
    <>
      <ScreenTitle>{message.subject}</ScreenTitle>
      <MessageText message={message} onDeleted={() => setDeleted(true)} takesFocus={isAlone} />
      <Replies replies={replies} />
      <ReplyForm messageId={message.id} />
    </>
  );
};

const PANE = {
  minWidth: 0,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  borderTop: '2px solid',
  borderColor: 'primary.light',
};
