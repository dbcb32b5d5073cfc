import { useState } from 'react';
import type { SecondStep } from '../../api/contract/types.ts';
import { OtherUserDialog } from './OtherUserDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { Asked } from './reauthentication.ts';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import type { SessionParts } from './sessionParts.ts';

/** Signs in over the screen, in one step or two, or says that another user has signed in. */
export const SignInDialog = ({ asked, ...parts }: SessionParts & { asked: Asked }) => {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [error, setError] = useState('');
  if (asked === 'otherUser') return <OtherUserDialog {...parts} />;
  if (!step) {
    return <PasswordDialog error={error} onError={setError} onStep={setStep} parts={parts} />;
  }
  const back = (message: string) => {
    setError(message);
    setStep(null);
  };
  return <SecondStepDialog onBack={back} parts={parts} step={step} />;
};
