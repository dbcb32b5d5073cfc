import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Asks before the unsaved changes of the form around it are left. */
export const LeaveGuard = () => {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  return <LeaveQuestion asks={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} />;
};
