import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTextField, useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { MessageReply } from '../../api/contract/types.ts';
import { MailState } from '../layout/MailState.tsx';
import { currentLanguage } from '../providers/language.ts';

/** The replies that were sent to a message, oldest first. */
export const Replies = ({ replies }: { replies: readonly MessageReply[] }) => {
  const translate = useTranslate();
  return replies.length > 0 ? (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3">{translate('resources.messages.replies')}</Typography>
      {replies.map((reply) => (
        <Box key={reply.id} sx={REPLY}>
          <Typography color="textSecondary" variant="body2">
            {translate('resources.messages.replyBy', {
              username: reply.username ?? translate('resources.messages.formerUser'),
              moment: formatDateTime(reply.created_at, currentLanguage()),
            })}
          </Typography>
          <RichTextField record={reply} source="html" />
          <MailState mail={reply.mail} />
        </Box>
      ))}
    </Box>
  ) : null;
};

const REPLY = {
  mt: 1.5,
  pl: 2,
  borderLeft: 4,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& p': { my: 0.5 },
  '& a': { color: 'primary.main' },
};
