import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { KEPT_REVISIONS } from '../../api/contract/constants.ts';
import type { Revision } from '../../api/contract/types.ts';
import { apiOf } from '../providers/resourceApis.ts';
import { LoadingForm } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { RestoreButton, RestoreOverForm } from './RestoreButton.tsx';
import { RevisionItem } from './RevisionItem.tsx';

/** All kept versions of a record, newest first, each with a restore button. */
export const HistoryPanel = ({ resource, recordId }: { resource: string; recordId: number }) => {
  const translate = useTranslate();
  // Undefined for records edited within their list.
  const form: ReturnType<typeof useFormContext> | null = useFormContext();
  const { data, error, refetch } = useGetList<Revision>('history', {
    filter: { resource: apiOf(resource).path, record_id: recordId },
    sort: { field: 'id', order: 'DESC' },
    // Housekeeping runs once a day; until then more versions than the limit may exist.
    pagination: { page: 1, perPage: KEPT_REVISIONS.perRecord * 2 },
  });
  if (error) return <RetryAlert retry={refetch}>{error.message}</RetryAlert>;
  if (!data) return <LoadingForm label="resources.history.loading" />;
  if (data.length === 0) {
    return (
      <Typography color="textSecondary" role="status" sx={{ p: 3 }}>
        {translate('resources.history.none')}
      </Typography>
    );
  }
  const [newest] = data;
  const Restore = form ? RestoreOverForm : RestoreButton;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((revision) => {
        const isCurrent = revision.id === newest?.id;
        return (
          <RevisionItem
            actions={!isCurrent && <Restore revision={revision} version={newest?.version} />}
            key={revision.id}
            mark={
              isCurrent ? (
                <Chip label={translate('resources.history.current')} size="small" />
              ) : (
                <Note>{translate('resources.history.version', { version: revision.version })}</Note>
              )
            }
            resource={resource}
            revision={revision}
            source={data.find(({ id }) => id === revision.restored_from)}
          />
        );
      })}
    </Box>
  );
};
