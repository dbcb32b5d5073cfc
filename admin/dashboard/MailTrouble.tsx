import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import { filteredList } from '../layout/filteredList.ts';
import { useOverview } from './useOverview.ts';

/** Tells of mails that do not get out; nothing while all do. */
export const MailTrouble = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  if (!data) return null;
  const { failed, delayed } = data.mails;
  if (failed + delayed === 0) return null;
  const [key, smart_count] = failed > 0 ? ['failed', failed] : ['delayed', delayed];
  return (
    <Alert
      action={
        <Button
          color="inherit"
          component={LinkBase}
          size="small"
          to={filteredList('mails', { state: failed > 0 ? 'failed' : 'waiting' })}
        >
          {translate('dashboard.mails.show')}
        </Button>
      }
      severity={failed > 0 ? 'error' : 'warning'}
      sx={{ mb: 2 }}
    >
      {translate(`dashboard.mails.${key}`, { smart_count })}
    </Alert>
  );
};
