import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Mail } from '../../api/contract/types.ts';
import { useMayWrite } from './access.tsx';
import { Note } from './Note.tsx';
import { shownMoment } from './shown.ts';
import { useCall } from './useCall.ts';

/** How often to check whether a waiting mail has been sent, in milliseconds. */
const POLL_MS = 5_000;

export const MailState = ({ mail }: { mail: Mail | null }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const isWaiting = mail?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    // Only this record: lists stay as they are. A record being deleted would be missing.
    const poll = () => {
      if (queryClient.isMutating() > 0) return;
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] });
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, queryClient, resource]);

  if (!mail) return null;
  if (mail.state === 'failed') return <Failed mail={mail} />;
  const moment = mail.at === null ? '' : shownMoment(mail.at);
  if (isWaiting && mail.error !== '') {
    return (
      <Alert severity="warning">
        {translate('paddock.mail.delayed', { moment, reason: mail.error })}
      </Alert>
    );
  }
  return <Note>{translate(`paddock.mail.${mail.state}`, { moment })}</Note>;
};

const Failed = ({ mail }: { mail: Mail }) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite('mails');
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.sendMailAgain(mail.id), {
    failed: 'paddock.mail.againFailed',
    onSuccess: useRefresh(),
  });
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {translate('paddock.mail.failed', { reason: mail.error })}
      {isAllowed && (
        <Button
          color="inherit"
          disabled={isPending}
          onClick={() => mutate()}
          size="small"
          sx={BUTTON}
        >
          {translate('paddock.mail.again')}
        </Button>
      )}
    </Alert>
  );
};

/** Below the reason, which may be long. */
const BUTTON = { display: 'block', mt: 1, border: 1, overflowWrap: 'normal' };
