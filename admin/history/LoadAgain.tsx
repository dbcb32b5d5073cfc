import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Why something could not be loaded, and a way to try again. */
export const LoadAgain = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      action={
        <Button color="inherit" onClick={onRetry} size="small">
          {translate('paddock.retry')}
        </Button>
      }
      severity="error"
      sx={{ m: 2 }}
    >
      {error.message}
    </Alert>
  );
};
