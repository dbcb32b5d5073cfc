import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { DropZone } from '../pictures/DropZone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MappingTable } from './MappingTable.tsx';
import { type Importing, useImport } from './useImport.ts';

/** Imports a CSV file into the current list; nothing is sent before it is checked. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const importing = useImport();
  const { failure, step, table, waiting } = importing;
  const isSending = step === 'sending';

  return (
    <Dialog
      aria-labelledby="import-title"
      fullScreen={isSmall}
      fullWidth
      maxWidth="lg"
      onClose={() => !isSending && onClose()}
      open
    >
      <DialogTitle id="import-title" variant="h2">
        {translate('importing.title', { resource: label(resource, 2) })}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {(step === 'choose' || step === 'reading') && <FileStep {...importing} />}
        {step === 'check' && table && (
          <>
            <MappingTable {...importing} table={table} />
            <ImportPreview {...importing} />
          </>
        )}
        {(isSending || step === 'done') && <Outcome {...importing} />}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        {step === 'check' && (
          <Button color="inherit" onClick={importing.reset}>
            {translate('importing.run.back')}
          </Button>
        )}
        {isSending ? (
          <Button onClick={importing.stop} variant="outlined">
            {translate('importing.run.cancel')}
          </Button>
        ) : (
          <Button color="inherit" onClick={onClose}>
            {translate(step === 'done' ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
        )}
        {step === 'check' && (
          <Button disabled={waiting.length === 0} onClick={importing.send} variant="contained">
            {waiting.length === 0
              ? translate('importing.run.nothing')
              : translate('importing.run.start', { smart_count: waiting.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const FileStep = ({ choose, step }: Importing) => {
  const translate = useTranslate();
  if (step === 'reading') {
    return (
      <Box role="status" sx={{ py: 4 }}>
        <Typography sx={{ mb: 1.5 }}>{translate('importing.reading')}</Typography>
        <LinearProgress aria-hidden />
      </Box>
    );
  }
  return (
    <DropZone
      accept=".csv,text/csv"
      hint={translate('importing.hint')}
      label="importing.choose"
      onFiles={choose}
    />
  );
};

const Outcome = ({ sent, waiting, step, isStopped }: Importing) => {
  const translate = useTranslate();
  const { created, updated, failures, done } = sent;
  const count = waiting.length;
  if (step === 'sending') {
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
