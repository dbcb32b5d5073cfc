import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { shownAge, shownMoment, shownSize } from '../layout/shown.ts';
import { useOverview } from './useOverview.ts';

/** Tells of a backup that is too old or failed; nothing while all is well. */
export const BackupAlert = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const { last, failure, is_late } = data?.backup ?? {};
  if (!failure && !is_late) return null;
  const late = last
    ? translate('dashboard.backup.late', {
        moment: shownMoment(last.at),
        size: shownSize(last.bytes),
      })
    : translate('dashboard.backup.missing');
  const failed =
    failure && translate('dashboard.backup.failed', { moment: shownMoment(failure.at) });
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <Box component={LinkBase} sx={{ color: 'inherit' }} to="/first-steps?step=backup">
        {[failed, is_late && late].filter(Boolean).join(' ')}
      </Box>
    </Alert>
  );
};

/** The last backup's age and size. */
export const LastBackup = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const { last, is_late } = data?.backup ?? {};
  if (!last) return null;
  return (
    <Typography
      color={is_late ? 'error' : 'textSecondary'}
      sx={{ mt: 2 }}
      title={shownMoment(last.at)}
      variant="body2"
    >
      {translate('dashboard.backup.last', {
        age: shownAge(last.at),
        size: shownSize(last.bytes),
      })}
    </Typography>
  );
};
