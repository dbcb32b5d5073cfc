import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { useReviewedFile } from '../ui/useReviewedFile.ts';
import { DropZone } from './DropZone.tsx';

interface FileToReviewProps {
  of: Pick<ReturnType<typeof useReviewedFile>, 'choose' | 'failure' | 'isBusy' | 'review'>;
  accept: string;
  /** Message keys' beginning, before `choose`, `hint` and `reading`. */
  texts: string;
}

/** Where a file is chosen whose import is then reviewed, with the progress and failures of both. */
export const FileToReview = ({ of, accept, texts }: FileToReviewProps) => {
  const translate = useTranslate();
  const { choose, failure, isBusy, review } = of;
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {isBusy && <LinearProgress aria-label={translate(`${texts}.reading`)} sx={{ mb: 2 }} />}
      {!review && (
        <DropZone
          accept={accept}
          hint={translate(`${texts}.hint`)}
          label={`${texts}.choose`}
          onFiles={choose}
        />
      )}
    </>
  );
};
