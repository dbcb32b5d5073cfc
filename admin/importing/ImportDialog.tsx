import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { FileStep } from './FileStep.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MappingTable } from './MappingTable.tsx';
import { useImport } from './useImport.ts';

/**
 * Imports a CSV file into the list around: choose the file, check its columns and what each row will do,
 * send, and read what came of it. Nothing is sent before the check.
 */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const importing = useImport();
  const { failure, mapping, rows, step, table, waiting } = importing;
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
        {(step === 'choose' || step === 'reading') && (
          <FileStep isReading={step === 'reading'} onFiles={importing.choose} />
        )}
        {step === 'check' && table && (
          <>
            <MappingTable
              fields={importing.fields}
              mapping={mapping}
              onMap={importing.map}
              table={table}
            />
            <ImportPreview rows={rows} />
          </>
        )}
        {(isSending || step === 'done') && (
          <ImportOutcome
            count={waiting.length}
            isSending={isSending}
            isStopped={importing.isStopped}
            sent={importing.sent}
          />
        )}
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
