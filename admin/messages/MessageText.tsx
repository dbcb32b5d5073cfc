import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { ContactMessage } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { DeleteMessage } from './DeleteMessage.tsx';

interface MessageTextProps {
  message: ContactMessage;
  /** Whether reading goes on here, because the list has made room for it. */
  takesFocus: boolean;
  onDeleted: () => void;
}

/** Subject, sender, date and text of a message, and the button that deletes it. */
export const MessageText = ({ message, takesFocus, onDeleted }: MessageTextProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
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
        <DeleteMessage message={message} onDeleted={onDeleted} />
      </Box>
      <Box component="dl" sx={FACTS}>
        <dt>{translate('resources.messages.fields.name')}</dt>
        <dd>{message.name}</dd>
        <dt>{translate('resources.messages.fields.email')}</dt>
        <dd>
          <Link href={`mailto:${message.email}`}>{message.email}</Link>
        </dd>
        <dt>{translate('resources.messages.fields.created_at')}</dt>
        <dd>{formatDateTime(message.created_at, currentLanguage())}</dd>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
        {message.message}
      </Typography>
    </>
  );
};

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  my: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
