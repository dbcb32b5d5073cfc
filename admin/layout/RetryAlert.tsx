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

/**
 * What a list shows, and why it could not be read. What was read before stays below that, with the selection
 * and the dialogs in it: lists are read again whenever the window is returned to, also while the server is
 * away. React-admin shows either children or error: given as both, this is one element, which stays.
 */
export const ListContent = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  return (
    <>
      {error instanceof Error && <RetryAlert retry={() => refetch()}>{error.message}</RetryAlert>}
      {(data || !error) && children}
    </>
  );
};
