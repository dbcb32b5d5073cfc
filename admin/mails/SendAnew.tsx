import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** Sends a sent mail once more, and opens the new one. */
export const SendAnew = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const made = await dataProvider.sendMailAnew(id);
      notify('resources.mails.anew', { type: 'success' });
      redirect(`/mails/${made.id}/show`);
      refresh();
    } catch {
      notify('paddock.mail.againFailed', { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button disabled={isSending} onClick={send} variant="outlined">
      {translate('paddock.mail.again')}
    </Button>
  );
};
