import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { countOf, DemoPlan } from './DemoPlan.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

/** Says that demo content exists, while any of it can be removed. */
export const DemoNote = () => {
  const translate = useTranslate();
  if (!useFirstSteps().data?.has_demo) return null;
  return (
    <Alert action={<RemoveDemo />} severity="info" sx={{ my: 2, flexWrap: 'wrap' }}>
      {translate('resources.first-steps.demo.there')}
    </Alert>
  );
};

export const RemoveDemo = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" color="inherit" onClick={() => setOpen(true)} size="small">
        {useTranslate()('resources.first-steps.demo.remove')}
      </Button>
      {isOpen && <RemoveDialog close={() => setOpen(false)} />}
    </>
  );
};

/** Lists what is removed and what stays, and removes it after a confirmation. */
const RemoveDialog = ({ close }: { close: () => void }) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const query = useQuery({
    queryKey: ['demo-season', useLocale()],
    queryFn: () => dataProvider.demoSeason(),
    // Read anew: records may have been edited since.
    gcTime: 0,
  });
  const remove = async () => {
    const { removed } = await dataProvider.removeDemoSeason();
    const messageArgs = { smart_count: countOf(removed) };
    notify('resources.first-steps.demo.done', { type: 'success', messageArgs });
    close();
    void queryClient.invalidateQueries();
  };
  return (
    <AskDialog
      asked={[]}
      isHeld={query.data?.state !== 'there'}
      onClose={close}
      run={remove}
      submit="resources.first-steps.demo.remove"
      title="resources.first-steps.demo.title"
    >
      <Loaded query={query}>{(plan) => <DemoPlan plan={plan} />}</Loaded>
    </AskDialog>
  );
};
