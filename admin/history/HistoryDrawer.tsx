import { Suspense } from 'react';
import {
  type RaRecord,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { lazyView } from '../layout/lazyView.tsx';
import { SidePanel } from './SidePanel.tsx';

const HistoryPanel = lazyView(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

interface HistoryDrawerProps {
  record: RaRecord;
  open: boolean;
  onClose: () => void;
}

/** The history of a record beside its form. */
export const HistoryDrawer = ({ record, ...panel }: HistoryDrawerProps) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  const name = String(represent(record));
  return (
    <SidePanel {...panel} title={translate('resources.history.of', { record: name })}>
      <Suspense fallback={<FormSkeleton />}>
        <HistoryPanel recordId={Number(record.id)} resource={resource} />
      </Suspense>
    </SidePanel>
  );
};
