import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import { RemoveDemo } from './RemoveDemo.tsx';
import { StepList } from './StepList.tsx';
import { doneOf, useFirstSteps } from './useFirstSteps.ts';

/** Whether the dashboard hides the steps, per browser. */
export const useHidden = () => useStore('firstSteps.hidden', false);

/** The setup steps on the dashboard, while any is open and they are not hidden in this browser. */
export const FirstStepsCard = () => {
  const translate = useTranslate();
  const [isHidden, setHidden] = useHidden();
  const { data } = useFirstSteps();
  // The steps' own screen reports a failure; the dashboard omits them.
  if (!data || isHidden || doneOf(data) === data.steps.length) return null;
  return (
    <Box aria-labelledby="first-steps" component="section" sx={CARD}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography component="h2" id="first-steps" sx={{ flex: 1 }} variant="h3">
          {translate('resources.first-steps.name', { smart_count: 2 })}
        </Typography>
        {data.has_demo && <RemoveDemo />}
        <Button color="inherit" onClick={() => setHidden(true)} size="small">
          {translate('resources.first-steps.action.hide')}
        </Button>
      </Box>
      <StepList steps={data} />
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
