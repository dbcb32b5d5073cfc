import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect } from 'react';
import { ResourceContextProvider, useLocation, useTranslate } from 'react-admin';
import { Loaded } from '../ui/Loaded.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BackupDetails } from './BackupDetails.tsx';
import { MailDetails } from './MailDetails.tsx';
import { DemoNote } from './RemoveDemo.tsx';
import { StepList } from './StepList.tsx';
import { useFirstSteps, useHidden } from './useFirstSteps.ts';

/** All setup steps of a new site; the test mail and the backup run on this screen. */
export const FirstSteps = () => {
  const translate = useTranslate();
  const query = useFirstSteps();
  const [isHidden, setHidden] = useHidden();
  const wanted = new URLSearchParams(useLocation().search).get('step');
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (!isThere || !wanted) return;
    const step = document.getElementById(`step-${wanted}`);
    step?.focus({ preventScroll: true });
    step?.scrollIntoView({ block: 'start' });
  }, [isThere, wanted]);
  return (
    <ResourceContextProvider value="first-steps">
      <PageHeading>{translate('resources.first-steps.name', { smart_count: 2 })}</PageHeading>
      <Loaded query={query}>
        {(data) => (
          <Box sx={{ maxWidth: '60rem' }}>
            <DemoNote />
            <StepList
              details={{
                mail: <MailDetails mail={data.mail} />,
                backup: <BackupDetails backup={data.backup} />,
              }}
              steps={data}
            />
            <FormControlLabel
              control={
                <Switch checked={!isHidden} onChange={(_event, isShown) => setHidden(!isShown)} />
              }
              label={translate('resources.first-steps.shown')}
              sx={{ mt: 2 }}
            />
          </Box>
        )}
      </Loaded>
    </ResourceContextProvider>
  );
};
