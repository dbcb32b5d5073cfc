import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

export const RetryAlert = ({ retry, children }: { retry: () => void; children: ReactNode }) => (
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

export const LoadFailure = () => {
  const { error, refetch } = useListContext();
  return (
    <RetryAlert retry={() => refetch()}>{error instanceof Error ? error.message : null}</RetryAlert>
  );
};
