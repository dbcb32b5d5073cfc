import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Sent } from './sendRows.ts';

interface ImportOutcomeProps {
  sent: Sent;
  /** How many rows were to be sent. */
  count: number;
  isSending: boolean;
  isStopped: boolean;
}

/** How far the import is, then what came of it, with every row that failed. */
export const ImportOutcome = ({ sent, count, isSending, isStopped }: ImportOutcomeProps) => {
  const translate = useTranslate();
  const { created, updated, failures, done } = sent;
  if (isSending) {
    const text = translate('importing.run.progress', { done, count });
    return (
      <Box sx={{ py: 4 }}>
        <Typography aria-live="polite" sx={{ mb: 1.5 }}>
          {text}
        </Typography>
        <LinearProgress aria-label={text} value={(100 * done) / count} variant="determinate" />
      </Box>
    );
  }
  const facts = { created, updated, failed: failures.length, left: count - done };
  return (
    <>
      <Alert severity={failures.length > 0 || done < count ? 'warning' : 'success'}>
        <strong>{translate(`importing.summary.${isStopped ? 'stopped' : 'title'}`)}</strong>
        {Object.entries(facts)
          .filter(([name, number]) => number > 0 || name === 'created' || name === 'updated')
          .map(([name, number]) => (
            <div key={name}>{translate(`importing.summary.${name}`, { count: number })}</div>
          ))}
      </Alert>
      {failures.length > 0 && (
        <Box component="ul" sx={{ pl: 3 }}>
          {failures.map(({ row, message }) => (
            <li key={row}>{translate('importing.summary.failure', { row, message })}</li>
          ))}
        </Box>
      )}
    </>
  );
};
