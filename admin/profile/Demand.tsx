import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import type { SecondFactor } from '../../api/contract/types.ts';
import { Note } from '../layout/Note.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** Whether everybody needs a second factor: for owners. */
export const Demand = ({ state }: { state: SecondFactor }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const { dataProvider, reread } = useSecondFactor();
  const [isRunning, setRunning] = useState(false);
  if (identity?.role !== 'owner') return null;
  const change = async (isDemanded: boolean) => {
    setRunning(true);
    try {
      await dataProvider.demandSecondFactor(isDemanded);
      await reread();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setRunning(false);
  };
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch
            checked={state.is_demanded}
            disabled={isRunning}
            onChange={(_event, isDemanded) => change(isDemanded)}
          />
        }
        label={translate('resources.profile.demand.label')}
      />
      <Note>{translate('resources.profile.demand.text')}</Note>
    </Box>
  );
};
