import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface RetryAlertProps {
  retry: () => void;
  children: ReactNode;
}

/** Says what failed, with a way to try again. */
export const RetryAlert = ({ retry, children }: RetryAlertProps) => (
  <Alert
    action={
      <Button color="inherit" onClick={retry} size="small">
        {useTranslate()('paddock.retry')}
      </Button>
    }
    severity="error"
  >
    {children}
  </Alert>
);
