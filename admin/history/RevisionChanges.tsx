import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import type { Revision, RevisionDetail } from '../../api/contract/types.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { LoadAgain } from './LoadAgain.tsx';

interface RevisionChangesProps {
  revision: Revision;
  /** The record's resource, in the back-office's words. */
  resource: string;
}

/** What a change made of each field that it touched. */
export const RevisionChanges = ({ revision, resource }: RevisionChangesProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<RevisionDetail>('history', {
    id: revision.id,
    meta: WHOLE,
  });
  if (error) return <LoadAgain error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={48} variant="rectangular" />;
  if (data.changes.length === 0) {
    return (
      <Typography color="textSecondary" variant="body2">
        {translate(`resources.history.${emptyText(revision)}`)}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.changes.map((change) => (
        <ChangeRow change={change} key={change.field} resource={resource} />
      ))}
    </Box>
  );
};

/** Read apart from lists, whose revisions don't say what was before and after. */
const WHOLE = { whole: true };

/** Why nothing stands there: of the kept versions it is the first one, or the same was saved again. */
const emptyText = ({ action, changed }: Revision): string => {
  if (action === 'update') return changed.length > 0 ? 'first' : 'unchanged';
  return action === 'restore' ? 'whole' : 'first';
};
