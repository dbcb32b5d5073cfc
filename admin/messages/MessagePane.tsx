import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import {
  LinkBase,
  Navigate,
  RecordContextProvider,
  RichTextField,
  useGetOne,
  useTranslate,
} from 'react-admin';
import type { MessageReply } from '../../api/contract/types.ts';
import { isMissing } from '../providers/failures.ts';
import { ForWriters } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { BESIDE, Facts } from '../ui/Facts.tsx';
import { MailState } from '../ui/MailState.tsx';
import { Note } from '../ui/Note.tsx';
import { ScreenTitle } from '../ui/PageHeading.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { shownMoment } from '../ui/shown.ts';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { onlyLogged, useMarkRead } from './useChangedMessage.ts';
import type { ShownMessage } from './useSendReply.ts';

interface MessagePaneProps {
  id: number;
  /** Whether it replaces the list, on a phone. */
  isAlone: boolean;
  /** Moves the focus back to the list beside it. */
  onBack: () => void;
}

/** The opened message with its replies and the reply form. */
export const MessagePane = ({ id, isAlone, onBack }: MessagePaneProps) => {
  const translate = useTranslate();
  const leave = useEditFailure();
  const { data: message, error } = useGetOne<ShownMessage>(
    'messages',
    { id },
    { onError: (error) => isMissing(error) && leave(error) },
  );
  return (
    <Box component="article" sx={PANE}>
      {isAlone ? (
        <Button component={LinkBase} startIcon={<ArrowBack />} sx={{ mb: 1 }} to="/messages">
          {translate('resources.messages.action.back')}
        </Button>
      ) : (
        <Button onClick={onBack} startIcon={<ArrowBack />} sx={FOR_KEYBOARDS}>
          {translate('resources.messages.action.back')}
        </Button>
      )}
      {error instanceof Error && !message && <Alert severity="error">{error.message}</Alert>}
      {!message && !error && <FormSkeleton />}
      {message && <OpenMessage message={message} />}
    </Box>
  );
};

/** The heading takes the focus, which says what was opened: up to fifty messages of the list come before it. */
const OpenMessage = ({ message }: { message: ShownMessage }) => {
  useMarkRead(message);
  const [isDeleted, setDeleted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  // Without the reply form, whose draft would ask before leaving.
  if (isDeleted) return <Navigate to="/messages" />;
  return (
    <RecordContextProvider value={message}>
      <ScreenTitle>{message.subject}</ScreenTitle>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography
          component="h2"
          ref={heading}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
          tabIndex={-1}
          variant="h2"
        >
          {message.subject}
        </Typography>
        <DeleteWithConfirm onDeleted={() => setDeleted(true)} onError={onlyLogged} />
      </Box>
      <Facts
        of={{
          name: message.name,
          email: <Link href={`mailto:${message.email}`}>{message.email}</Link>,
          created_at: shownMoment(message.created_at),
        }}
        sx={{ ...BESIDE, columnGap: 2, rowGap: 0, my: 2 }}
      />
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
        {message.message}
      </Typography>
      {'replies' in message && <Replies replies={message.replies} />}
      <ForWriters>
        <ReplyForm message={message} />
      </ForWriters>
    </RecordContextProvider>
  );
};

const Replies = ({ replies }: { replies: readonly MessageReply[] }) => {
  const translate = useTranslate();
  if (replies.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3">{translate('resources.messages.replies')}</Typography>
      {replies.map((reply) => (
        <Box key={reply.id} sx={REPLY}>
          <Note>
            {translate('resources.messages.replyBy', {
              username: reply.username ?? translate('resources.messages.formerUser'),
              moment: shownMoment(reply.created_at),
            })}
          </Note>
          <RichTextField record={reply} source="html" />
          <MailState mail={reply.mail} />
        </Box>
      ))}
    </Box>
  );
};

const PANE = {
  minWidth: 0,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  borderTop: '2px solid',
  borderColor: 'primary.light',
};
/** The way back of keyboards, to the message in the list; others see the list. */
const FOR_KEYBOARDS = { mb: 1, '&:not(:focus)': visuallyHidden };
const REPLY = {
  mt: 1.5,
  pl: 2,
  borderLeft: 4,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& p': { my: 0.5 },
  '& a': { color: 'primary.main' },
};
