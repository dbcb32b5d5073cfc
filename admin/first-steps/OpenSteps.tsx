import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FirstSteps } from '../../api/contract/types.ts';
import { RemoveDemo } from './RemoveDemo.tsx';
import { StepList } from './StepList.tsx';
import { useHidden } from './useFirstSteps.ts';

/** The steps with their actions, and what hides them in this browser. */
export const OpenSteps = ({ steps }: { steps: FirstSteps }) => {
  const translate = useTranslate();
  const [, setHidden] = useHidden();
  return (
    <Box aria-labelledby="first-steps" component="section" sx={CARD}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography component="h2" id="first-steps" sx={{ flex: 1 }} variant="h3">
          {translate('resources.first-steps.name', { smart_count: 2 })}
        </Typography>
        {steps.has_demo && <RemoveDemo />}
        <Button color="inherit" onClick={() => setHidden(true)} size="small">
          {translate('resources.first-steps.action.hide')}
        </Button>
      </Box>
      <StepList steps={steps} />
    </Box>
  );
};

const CARD = {
  p: { xs: 2, sm: 2.5 },
  mt: 1,
  mb: 2,
  bgcolor: 'background.paper',
  borderTop: '2px solid',
  borderColor: 'primary.main',
};
