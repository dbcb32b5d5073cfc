import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { signOut } from '../../api/client/signedIn.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { SessionParts } from './sessionParts.ts';

/** Another user has signed in to this browser: what is on the screen isn't saved in their name. */
export const OtherUserDialog = ({ client, session, reauthentication }: SessionParts) => {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  // Not those of a later moment: the session is cleared while the dialog goes.
  const [names] = useState(() => ({
    user: session.user()?.username ?? '',
    owner: reauthentication.owner()?.username ?? '',
  }));
  const swap = async () => {
    setRunning(true);
    await signOut(client, session);
  };
  return (
    <FormDialog
      actions={
        <Button color="inherit" disabled={isRunning} onClick={swap}>
          {translate('session.asOwner', names)}
        </Button>
      }
      disabled={isRunning}
      isClosedBySubmit
      onSubmit={() => window.location.reload()}
      submit="session.reload"
      title="session.other"
      messageArgs={names}
    >
      <DialogContentText>{translate('session.otherText', names)}</DialogContentText>
    </FormDialog>
  );
};
