import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { finishSignIn, isTicketRefused } from '../../api/client/signIn.ts';
import type { SecondStep } from '../../api/contract/types.ts';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import type { SessionParts } from './sessionParts.ts';

interface SecondStepDialogProps {
  parts: SessionParts;
  step: SecondStep;
  /** Returns to the password, with a message to show. */
  onBack: (message: string) => void;
}

/** The second step after the password: a code, a recovery code or a passkey. */
export const SecondStepDialog = ({ parts, step, onBack }: SecondStepDialogProps) => {
  const { client, session } = parts;
  const { ticket, methods } = step;
  const translate = useTranslate();
  const has = (method: (typeof methods)[number]) => methods.includes(method);
  const [asked, setAsked] = useState<'code' | 'recovery'>(
    has('code') || has('passkey') ? 'code' : 'recovery',
  );
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const isByPasskey = asked === 'code' && !has('code');
  const other = asked === 'recovery' ? 'code' : 'recovery';

  const fail = (message: string, cause?: unknown) => {
    if (isTicketRefused(cause)) onBack(message);
    else setError(message);
  };
  const submit = async () => {
    if (code.trim() === '') return setError(translate('session.codeRequired'));
    setRunning(true);
    setError('');
    try {
      await finishSignIn(client, session, { ticket, code: code.trim() }, currentLanguage());
    } catch (cause) {
      fail(reasonOf(cause), cause);
      setRunning(false);
    }
  };
  const ask = (method: 'code' | 'recovery') => {
    setAsked(method);
    setCode('');
  };
  return (
    <SignInFrame error={error} isRunning={isRunning} onSubmit={submit} title="session.secondStep">
      {!isByPasskey && (
        // Another field takes the focus.
        <TextField
          autoComplete={asked === 'code' ? 'one-time-code' : 'off'}
          autoFocus
          key={asked}
          label={translate(`session.${asked}`)}
          name="code"
          onChange={({ target }) => setCode(target.value)}
          required
          slotProps={{
            htmlInput: { inputMode: asked === 'code' ? 'numeric' : 'text', maxLength: 30 },
          }}
          value={code}
        />
      )}
      {has('passkey') && (
        <PasskeyButton isFirst={isByPasskey} onFailure={fail} parts={parts} ticket={ticket} />
      )}
      {has(other) && (
        <Button onClick={() => ask(other)} sx={{ mt: 1, mr: 1 }}>
          {translate(`session.${other === 'code' ? 'toCode' : 'toRecovery'}`)}
        </Button>
      )}
      <Button color="inherit" onClick={() => onBack('')} sx={{ mt: 1 }}>
        {translate('session.again')}
      </Button>
    </SignInFrame>
  );
};
