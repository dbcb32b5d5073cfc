import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../ui/FormDialog.tsx';
import { signInPageBack } from './signInPage.ts';

interface SignInFrameProps {
  /** Message key. */
  title: string;
  text?: string;
  error: string;
  isRunning: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of the sign-in over the screen. It isn't cancelled: its way out is the sign-in page. */
export const SignInFrame = (props: SignInFrameProps) => {
  const { title, text, error, isRunning, onSubmit, children } = props;
  const translate = useTranslate();
  return (
    <FormDialog
      actions={
        <Button color="inherit" href={signInPageBack()}>
          {translate('session.leave')}
        </Button>
      }
      disabled={isRunning}
      isClosedBySubmit
      onSubmit={onSubmit}
      submit="session.submit"
      title={title}
    >
      {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {children}
    </FormDialog>
  );
};
