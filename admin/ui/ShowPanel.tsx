import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useRedirect, useResourceContext } from 'react-admin';
import { SidePanel } from '../history/SidePanel.tsx';
import { isMissing } from '../providers/failures.ts';
import { RetryAlert } from './RetryAlert.tsx';
import { FormSkeleton } from './Skeletons.tsx';
import { useEditFailure } from './useEditFailure.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { WHOLE } from './whole.ts';

interface ShowPanelProps<T> {
  title: (record: T | undefined) => string;
  children: (record: T) => ReactNode;
}

/** One record next to its list, at the address /{resource}/{id}/show. */
export const ShowPanel = <T extends RaRecord>({ title, children }: ShowPanelProps<T>) => {
  const resource = useResourceContext() ?? '';
  const opened = useOpenRecord('show');
  const redirect = useRedirect();
  const leave = useEditFailure();
  const { data, error, refetch } = useGetOne<T>(
    resource,
    { id: Number(opened), meta: WHOLE },
    { enabled: opened !== null, onError: (error) => isMissing(error) && leave(error) },
  );
  return (
    <SidePanel
      onClose={() => redirect('list', resource)}
      open={opened !== null}
      title={title(data)}
    >
      {error && <RetryAlert retry={refetch}>{error.message}</RetryAlert>}
      {!data && !error && <FormSkeleton />}
      {data && children(data)}
    </SidePanel>
  );
};
