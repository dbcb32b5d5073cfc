import Button from '@mui/material/Button';
import { useRedirect, useRefresh, useTranslate } from 'react-admin';
import { useCall } from '../layout/useCall.ts';

/** Sends a sent mail once more, and opens the new one. */
export const SendAnew = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.sendMailAnew(id), {
    done: 'resources.mails.anew',
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
