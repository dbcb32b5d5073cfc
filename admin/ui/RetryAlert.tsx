import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export const RetryAlert = ({ retry, children }: { retry: () => void; children: ReactNode }) => (
  <Alert
    action={
      <Button color="inherit" onClick={retry} size="small" sx={{ whiteSpace: 'nowrap' }}>
        {useTranslate()('paddock.retry')}
      </Button>
    }
    severity="error"
  >
    {children}
  </Alert>
);
