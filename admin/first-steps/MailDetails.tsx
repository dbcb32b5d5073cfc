import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FirstSteps } from '../../api/contract/types.ts';
import { MailState } from '../ui/MailState.tsx';
import { Note } from '../ui/Note.tsx';
import { useStepAction } from './useFirstSteps.ts';

/** Sends a test mail and follows its delivery while the screen is open. */
export const MailDetails = ({ mail }: { mail: FirstSteps['mail'] }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useStepAction('sendTestMail');
  const { is_configured: isConfigured, to, test } = mail;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
      {!isConfigured && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.first-steps.mail.files')}
          <Box component="code" sx={{ display: 'block', mt: 0.5 }}>
            SMTP_URL=smtp://user:password@mail.example.com:587
          </Box>
        </Alert>
      )}
      <Button disabled={isPending} onClick={() => mutate()} variant="outlined">
        {translate('resources.first-steps.action.mail')}
      </Button>
      <div aria-live="polite">
        {to !== '' && (
          <Typography variant="body2">
            {translate('resources.first-steps.mail.to', { address: to })}
          </Typography>
        )}
        {test?.state === 'sent' && !isConfigured ? (
          <Note>{translate('resources.first-steps.mail.written')}</Note>
        ) : (
          <MailState mail={test} />
        )}
      </div>
    </Box>
  );
};
