import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { PointsOutcome } from '../../api/contract/types.ts';
import { FileToReview } from '../pictures/FileToReview.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { useReviewedFile } from '../ui/useReviewedFile.ts';
import { compactFile } from './compactFile.ts';

interface PointImportProps {
  method: number;
  onDone: () => void;
}

/** Imports a list of points: what it changes is shown first, since points that are missing from it become inactive. */
export const PointImport = ({ method, onDone }: PointImportProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const file = useReviewedFile<PointsOutcome, PointsOutcome>({
    prepare: compactFile,
    review: (sent) => dataProvider.reviewPoints(method, sent),
    send: async (sent) => {
      const imported = await dataProvider.importPoints(method, sent);
      refresh();
      return imported;
    },
  });
  const { review, outcome, isBusy } = file;
  const text = (name: string) => translate(`${TEXTS}.${name}`);
  const isChanged = review && review.created + review.updated + review.deactivated > 0;

  return (
    <>
      <DialogContent>
        <FileToReview accept=".csv,.json,.txt" of={file} texts={TEXTS} />
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
          <Button color="inherit" disabled={isBusy} onClick={file.reset}>
            {text('other')}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={onDone}>
          {text('back')}
        </Button>
        {review && !outcome && (
          <Button disabled={isBusy || !isChanged} onClick={file.confirm} variant="contained">
            {text(isChanged ? 'start' : 'nothing')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

const TEXTS = 'resources.pickup-points.import';

const COUNTS = ['created', 'updated', 'deactivated', 'unchanged', 'ignored'] as const;

const Counts = ({ of }: { of: PointsOutcome }) => {
  const translate = useTranslate();
  return COUNTS.filter((name) => of[name] > 0 || name !== 'ignored').map((name) => (
    <div key={name}>{translate(`${TEXTS}.counts.${name}`, { count: of[name] })}</div>
  ));
};
