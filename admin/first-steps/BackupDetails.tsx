import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FirstSteps } from '../../api/contract/types.ts';
import { shownMoment, shownSize } from '../ui/shown.ts';

/** The last backup, the next one, and any problems. */
export const BackupDetails = ({ backup }: Pick<FirstSteps, 'backup'>) => {
  const { last, failure, is_late, is_nightly } = backup;
  const translate = useTranslate();
  const text = (key: string, values = {}) =>
    translate(`resources.first-steps.backup.${key}`, values);
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {failure && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {text('failed', { moment: shownMoment(failure.at), error: failure.error })}
        </Alert>
      )}
      <Typography variant="body2">{text(is_nightly ? 'nightly' : 'run')}</Typography>
      <Box component="code" sx={{ p: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
        {is_nightly ? 'npm run backup' : 'npm run backup -- --to DIR'}
      </Box>
      <Typography color={is_late ? 'error' : 'textSecondary'} variant="body2">
        {last
          ? text('last', {
              moment: shownMoment(last.at),
              size: shownSize(last.bytes),
            })
          : text('none')}
        {is_late && ` · ${text('late')}`}
      </Typography>
    </Box>
  );
};
