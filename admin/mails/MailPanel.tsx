import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { RecordContextProvider, useGetOne, useRedirect, useTranslate } from 'react-admin';
import type { OutboxMailDetail } from '../../api/contract/types.ts';
import { SidePanel } from '../history/SidePanel.tsx';
import { ForWriters } from '../layout/access.tsx';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { MailState } from '../layout/MailState.tsx';
import { RetryAlert } from '../layout/RetryAlert.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { shownMoment } from '../layout/shown.ts';
import { isMissing, useEditFailure } from '../layout/useEditFailure.ts';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { Facts } from '../orders/OrderDialog.tsx';
import { SendAnew } from './SendAnew.tsx';

/** One mail beside the list, opened by the address /mails/{id}/show. */
export const MailPanel = () => {
  const opened = useOpenRecord('show');
  const redirect = useRedirect();
  const leave = useEditFailure();
  const { data, error, refetch } = useGetOne<OutboxMailDetail>(
    'mails',
    { id: Number(opened) },
    { enabled: opened !== null, onError: (error) => isMissing(error) && leave(error) },
  );
  return (
    <SidePanel
      onClose={() => redirect('list', 'mails')}
      open={opened !== null}
      title={data?.subject ?? ''}
    >
      {error && <RetryAlert retry={refetch}>{error.message}</RetryAlert>}
      {!data && !error && <FormSkeleton />}
      {data && (
        <RecordContextProvider value={data}>
          <Box sx={{ p: 2 }}>
            <MailFacts mail={data} />
            <MailState mail={data} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
              <ForWriters>{data.state === 'sent' && <SendAnew id={data.id} />}</ForWriters>
              <DeleteWithConfirm closes />
            </Box>
            <Texts key={data.id} mail={data} />
          </Box>
        </RecordContextProvider>
      )}
    </SidePanel>
  );
};

const MailFacts = ({ mail }: { mail: OutboxMailDetail }) => {
  const translate = useTranslate();
  return (
    <Facts
      of={{
        to: mail.to,
        kind: translate(`resources.mails.kinds.${mail.kind}`),
        created_at: shownMoment(mail.created_at),
        attempts: mail.attempts,
      }}
      sx={{ mb: 2, gap: 1, gridTemplateColumns: 'auto 1fr', '& > div': { display: 'contents' } }}
    />
  );
};

/** The mail as it is read: its HTML in a frame that may do nothing, or its text. */
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
