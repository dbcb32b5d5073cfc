import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
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
  const { state, at, error } = mail;
  const moment = at === null ? '' : shownMoment(at);
  if (state === 'failed') {
    return (
      <Unsent action="again" mail={mail} severity="error">
        {translate('paddock.mail.failed', { reason: error })}
      </Unsent>
    );
  }
  if (isWaiting && error !== '') {
    return (
      <Unsent action="now" mail={mail} severity="warning">
        {translate('paddock.mail.delayed', { moment, reason: error })}
      </Unsent>
    );
  }
  return <Note>{translate(`paddock.mail.${state}`, { moment })}</Note>;
};

interface UnsentProps {
  mail: Mail;
  severity: 'error' | 'warning';
  action: 'again' | 'now';
  children: ReactNode;
}

/** Why a mail was not sent, with a button that sends it. */
const Unsent = ({ mail, severity, action, children }: UnsentProps) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite('mails');
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.retryMail(mail.id), {
    failed: 'paddock.mail.againFailed',
    onSuccess: useRefresh(),
  });
  return (
    <Alert severity={severity} sx={{ overflowWrap: 'anywhere' }}>
      {children}
      {isAllowed && (
        <Button
          color="inherit"
          disabled={isPending}
          onClick={() => mutate()}
          size="small"
          sx={BUTTON}
        >
          {translate(`paddock.mail.${action}`)}
        </Button>
      )}
    </Alert>
  );
};

/** Below the reason, which may be long. */
const BUTTON = { display: 'block', mt: 1, border: 1, overflowWrap: 'normal' };
