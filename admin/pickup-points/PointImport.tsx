import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { PointsOutcome } from '../../api/contract/types.ts';
import { DropZone } from '../pictures/DropZone.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';
import { compactFile } from './compactFile.ts';

interface PointImportProps {
  method: number;
  onDone: () => void;
}

/** Imports a list of points: what it changes is shown first, since points that it lacks get inactive. */
export const PointImport = ({ method, onDone }: PointImportProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [file, setFile] = useState<File | null>(null);
  const [review, setReview] = useState<PointsOutcome | null>(null);
  const [outcome, setOutcome] = useState<PointsOutcome | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const text = (name: string, params?: object) =>
    translate(`resources.pickup-points.import.${name}`, params);

  const attempt = async (work: () => Promise<void>) => {
    setFailure('');
    setBusy(true);
    await work().catch((error: unknown) => setFailure(reasonOf(error)));
    setBusy(false);
  };
  const choose = ([chosen]: readonly File[]) =>
    attempt(async () => {
      if (!chosen) return;
      const sent = await compactFile(chosen);
      setReview(await dataProvider.reviewPoints(method, sent));
      setFile(sent);
    });
  const load = () =>
    attempt(async () => {
      if (!file) return;
      setOutcome(await dataProvider.importPoints(method, file));
      refresh();
    });
  const isChanged = review && review.created + review.updated + review.deactivated > 0;

  return (
    <>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {isBusy && <LinearProgress aria-label={text('reading')} sx={{ mb: 2 }} />}
        {!review && (
          <DropZone
            accept=".csv,.json,.txt"
            hint={text('hint')}
            label="resources.pickup-points.import.choose"
            onFiles={choose}
          />
        )}
        {review && !outcome && (
          <Alert severity={review.deactivated > 0 ? 'warning' : 'info'}>
            <strong>{text('review')}</strong>
            <Counts of={review} />
          </Alert>
        )}
        {outcome && (
          <Alert severity="success">
            <strong>{text('done')}</strong>
            <Counts of={outcome} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        {review && !outcome && (
          <Button color="inherit" disabled={isBusy} onClick={() => setReview(null)}>
            {text('other')}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={onDone}>
          {text('back')}
        </Button>
        {review && !outcome && (
          <Button disabled={isBusy || !isChanged} onClick={load} variant="contained">
            {text(isChanged ? 'start' : 'nothing')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

const COUNTS = ['created', 'updated', 'deactivated', 'unchanged', 'ignored'] as const;

const Counts = ({ of }: { of: PointsOutcome }) => {
  const translate = useTranslate();
  return COUNTS.filter((name) => of[name] > 0 || name !== 'ignored').map((name) => (
    <div key={name}>
      {translate(`resources.pickup-points.import.counts.${name}`, { count: of[name] })}
    </div>
  ));
};
