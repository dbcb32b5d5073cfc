import Box from '@mui/material/Box';
import { useGetOne, useRedirect, useTranslate } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { isMissing, useEditFailure } from '../layout/useEditFailure.ts';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { screenAt } from '../providers/resourceApis.ts';
import { LoadAgain } from './LoadAgain.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { RestoreDeleted } from './RestoreDeleted.tsx';
import { RevisionItem } from './RevisionItem.tsx';
import { SidePanel } from './SidePanel.tsx';

/** One change beside the list, opened by the address /history/{id}/show. */
export const ChangeDrawer = () => {
  const opened = useOpenRecord('show');
  const redirect = useRedirect();
  const translate = useTranslate();
  const leave = useEditFailure();
  const { data, error, refetch } = useGetOne<Revision>(
    'history',
    { id: Number(opened) },
    { enabled: opened !== null, onError: (error) => isMissing(error) && leave(error) },
  );
  return (
    <SidePanel
      onClose={() => redirect('list', 'history')}
      open={opened !== null}
      title={translate('resources.history.one', { record: data?.name ?? '' })}
    >
      {error && <LoadAgain error={error} onRetry={refetch} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <RevisionItem
            actions={<RestoreDeleted revision={data} />}
            isOpen
            key={data.id}
            resource={screenAt(data.resource) ?? data.resource}
            revision={data}
            title={<RecordTitle revision={data} />}
          />
        </Box>
      )}
    </SidePanel>
  );
};
