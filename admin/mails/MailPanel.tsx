import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { RecordContextProvider, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { OutboxMailDetail } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { BESIDE, Facts } from '../ui/Facts.tsx';
import { MailState } from '../ui/MailState.tsx';
import { ShowPanel } from '../ui/ShowPanel.tsx';
import { shownMoment } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';
import { kindLabel } from './kindLabel.ts';

/** One mail in a panel next to the list. */
export const MailPanel = () => (
  <ShowPanel<OutboxMailDetail> title={(mail) => mail?.subject ?? ''}>
    {(mail) => (
      <RecordContextProvider value={mail}>
        <Box sx={{ p: 2 }}>
          <MailFacts mail={mail} />
          <MailState mail={mail} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
            <ForWriters>{mail.state === 'sent' && <ResendButton id={mail.id} />}</ForWriters>
            <DeleteWithConfirm closes />
          </Box>
          <Texts key={mail.id} mail={mail} />
        </Box>
      </RecordContextProvider>
    )}
  </ShowPanel>
);

/** Sends a mail again and opens the new copy. */
const ResendButton = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.resendMail(id), {
    done: 'resources.mails.resent',
    failed: 'paddock.mail.againFailed',
    onSuccess: (made) => {
      redirect(`/mails/${made.id}/show`);
      refresh();
    },
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()} variant="outlined">
      {translate('paddock.mail.again')}
    </Button>
  );
};

const MailFacts = ({ mail }: { mail: OutboxMailDetail }) => (
  <Facts
    of={{
      to: mail.to,
      kind: kindLabel(mail.kind),
      created_at: shownMoment(mail.created_at),
      attempts: mail.attempts,
    }}
    sx={{ ...BESIDE, mb: 2 }}
  />
);

/** The mail's content: HTML in a sandboxed frame, or plain text. */
const Texts = ({ mail: { html, text, subject } }: { mail: OutboxMailDetail }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'html' | 'text'>('html');
  if (html === '') return translate('resources.mails.gone');
  return (
    <Box sx={{ mt: 2 }}>
      <Tabs onChange={(_, value) => setShown(value)} value={shown}>
        {(['html', 'text'] as const).map((name) => (
          <Tab key={name} label={translate(`resources.mails.${name}`)} value={name} />
        ))}
      </Tabs>
      {shown === 'html' ? (
        <Box component="iframe" sandbox="" srcDoc={html} sx={FRAME} title={subject} />
      ) : (
        <Box component="pre" sx={TEXT} tabIndex={0}>
          {text}
        </Box>
      )}
    </Box>
  );
};

const FRAME = { width: '100%', height: '70vh', border: 1, borderColor: 'divider' };
const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' };
