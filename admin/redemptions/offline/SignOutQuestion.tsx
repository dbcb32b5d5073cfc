import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useLocation, useLogout, useNavigate, useTranslate } from 'react-admin';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SIGNING_OUT } from './mark.ts';
import { hasWaiting, wipeOffline } from './offline.ts';
import { useStored } from './useStored.ts';
import { useSync } from './useSync.ts';

/** Asks before a sign-out what becomes of redemptions that wait; this device keeps nothing afterwards. */
export const SignOutQuestion = () => {
  const { state } = useLocation();
  return Object(state)[SIGNING_OUT] === true ? <Question /> : null;
};

const Question = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const logout = useLogout();
  const { data } = useStored();
  const { send, isRunning, failure } = useSync();
  const text = (name: string, params?: object) =>
    translate(`resources.redemptions.signOut.${name}`, params);
  const waiting = data?.entries.filter((entry) => entry.state === 'waiting').length ?? 0;
  const close = () => navigate('/redemptions', { replace: true, state: null });
  const leave = async () => {
    await wipeOffline();
    await logout();
  };
  const sendAndLeave = async () => {
    await send();
    if (!(await hasWaiting())) await leave();
  };
  return (
    <FormDialog
      actions={
        <Button color="error" disabled={isRunning} onClick={leave}>
          {text('delete')}
        </Button>
      }
      disabled={isRunning}
      onClose={close}
      onSubmit={sendAndLeave}
      submit="resources.redemptions.signOut.send"
      title="resources.redemptions.signOut.title"
    >
      <DialogContentText>{text('content', { smart_count: waiting })}</DialogContentText>
      {failure && !isRunning && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate(failure, { _: failure })}
        </Alert>
      )}
    </FormDialog>
  );
};
