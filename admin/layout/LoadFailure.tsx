import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/** What a list shows that could not be loaded: the failure's words and a way to try again. */
export const LoadFailure = () => {
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('paddock.retry')}
        </Button>
      }
    >
      {error instanceof Error ? error.message : null}
    </Alert>
  );
};
