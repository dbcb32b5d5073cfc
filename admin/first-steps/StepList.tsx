import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { FirstStep, FirstSteps } from '../../api/contract/types.ts';
import { doneOf, useStepAction } from './useFirstSteps.ts';

type StepName = FirstStep['name'];

/** The screen where the step is done. */
const SCREENS: Record<StepName, string> = {
  identity: '/website?part=identity',
  welcome: '/website?part=hero',
  hours: '/website?part=footer',
  bank: '/website?part=seller',
  shipping: '/shipping-methods',
  product: '/products/create',
  legal: '/website?part=seller',
  mail: '/first-steps?step=mail',
  backup: '/first-steps?step=backup',
};

interface StepListProps {
  steps: FirstSteps;
  /** Controls for a step done here, instead of a link. */
  details?: Partial<Record<StepName, ReactNode>>;
}

/** The setup progress of a new site, and its steps. */
export const StepList = ({ steps, details = {} }: StepListProps) => {
  const translate = useTranslate();
  const [done, all] = [doneOf(steps), steps.steps.length];
  const progress = translate('resources.first-steps.progress', { smart_count: all, done });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {progress}
      </Typography>
      <LinearProgress
        aria-label={progress}
        sx={{ mb: 1 }}
        value={(done / all) * 100}
        variant="determinate"
      />
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {steps.steps.map((step) => (
          <Step key={step.name} step={step}>
            {details[step.name]}
          </Step>
        ))}
      </Box>
    </>
  );
};

const Step = ({
  step: { name, state, why = [] },
  children,
}: {
  step: FirstStep;
  children: ReactNode;
}) => {
  const translate = useTranslate();
  const isDone = state === 'done';
  const title = translate(`resources.first-steps.steps.${name}.title`);
  const Icon = isDone ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" id={`step-${name}`} sx={STEP} tabIndex={-1}>
      <Icon aria-hidden color={isDone ? 'success' : 'disabled'} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          {children ? (
            <Typography component="h2" variant="h3">
              {title}
            </Typography>
          ) : (
            <Link component={LinkBase} sx={{ fontWeight: 650 }} to={SCREENS[name]}>
              {title}
            </Link>
          )}
          <Typography
            color={state === 'demo' ? 'warning' : 'textSecondary'}
            component="span"
            variant="body2"
          >
            {translate(`resources.first-steps.states.${state}`)}
          </Typography>
        </Box>
        <Typography variant="body2">
          {translate(`resources.first-steps.steps.${name}.text`)}
        </Typography>
        {!children && why.length > 0 && (
          <Box component="ul" sx={WHY}>
            {why.map((reason) => (
              <li key={reason}>{translate(`resources.first-steps.why.${reason}`)}</li>
            ))}
          </Box>
        )}
        {name === 'shipping' && !isDone && <Confirm action="confirmShipping" text="shipping" />}
        {name === 'hours' && !isDone && <Confirm action="confirmNoHours" text="hours" />}
        {children}
      </Box>
    </Box>
  );
};

interface ConfirmProps {
  action: 'confirmShipping' | 'confirmNoHours';
  text: 'shipping' | 'hours';
}

/** Says that a step is right as it is. */
const Confirm = ({ action, text }: ConfirmProps) => {
  const { mutate, isPending } = useStepAction(action);
  return (
    <Button disabled={isPending} onClick={() => mutate()} size="small" sx={{ ml: -0.5 }}>
      {useTranslate()(`resources.first-steps.action.${text}`)}
    </Button>
  );
};

const WHY = { m: 0, pl: 2.5, fontSize: '0.875rem', color: 'warning.main' };

const STEP = {
  listStyle: 'none',
  display: 'flex',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  scrollMarginTop: 64,
};
