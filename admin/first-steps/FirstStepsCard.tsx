import { lazyPart } from '../ui/lazyView.tsx';
import { doneOf, useFirstSteps, useHidden } from './useFirstSteps.ts';

const OpenSteps = lazyPart(async () => (await import('./OpenSteps.tsx')).OpenSteps, {
  texts: ['first-steps'],
});

/** The setup steps on the dashboard, while any is open and they are not hidden in this browser. */
export const FirstStepsCard = () => {
  const [isHidden] = useHidden();
  const { data } = useFirstSteps();
  // The steps' own screen reports a failure; the dashboard omits them.
  if (!data || isHidden || doneOf(data) === data.steps.length) return null;
  return <OpenSteps steps={data} />;
};
