import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { FirstSteps } from '../../api/contract/types.ts';
import { fileSize } from '../layout/fileSize.ts';
import { currentLanguage } from '../providers/language.ts';

const COMMANDS = {
  sqlite: 'npm run backup -- --to DIR',
  postgres:
    'mkdir -m 700 DIR && pg_dump --format=custom --file=DIR/paddock.dump "$DATABASE_URL" && npm run backup -- --to DIR',
};

/** When the last backup was made, and how the next one is. */
export const BackupDetails = ({ backup, database }: Pick<FirstSteps, 'backup' | 'database'>) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Typography variant="body2">{translate('resources.first-steps.backup.run')}</Typography>
      <Box component="code" sx={{ p: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
        {COMMANDS[database]}
      </Box>
      <Typography color="textSecondary" variant="body2">
        {backup
          ? translate('resources.first-steps.backup.last', {
              moment: formatDateTime(backup.at, locale),
              size: fileSize(backup.bytes, locale),
            })
          : translate('resources.first-steps.backup.none')}
      </Typography>
    </Box>
  );
};
