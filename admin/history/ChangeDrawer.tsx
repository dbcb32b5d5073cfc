import Box from '@mui/material/Box';
import { useGetOne, useRedirect, useTranslate } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { RetryAlert } from '../layout/RetryAlert.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { isMissing, useEditFailure } from '../layout/useEditFailure.ts';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { NamedRevision } from './RevisionItem.tsx';
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
      {error && <RetryAlert retry={refetch}>{error.message}</RetryAlert>}
      {!data && !error && <FormSkeleton />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <NamedRevision isOpen key={data.id} revision={data} />
        </Box>
      )}
    </SidePanel>
  );
};
