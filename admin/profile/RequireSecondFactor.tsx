import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { SecondFactor } from '../../api/contract/types.ts';
import { Note } from '../ui/Note.tsx';
import { useCall } from '../ui/useCall.ts';
import { useSecondFactor } from './useSecondFactor.ts';

/** An owner's setting: whether everyone needs a second factor. */
export const RequireSecondFactor = ({ state }: { state: SecondFactor }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { reread } = useSecondFactor();
  const { mutate, isPending } = useCall(
    (dataProvider, isDemanded: boolean) => dataProvider.demandSecondFactor(isDemanded),
    { onSuccess: reread },
  );
  if (identity?.role !== 'owner') return null;
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch
            checked={state.is_demanded}
            disabled={isPending}
            onChange={(_event, isDemanded) => mutate(isDemanded)}
          />
        }
        label={translate('resources.profile.demand.label')}
      />
      <Note>{translate('resources.profile.demand.text')}</Note>
    </Box>
  );
};
