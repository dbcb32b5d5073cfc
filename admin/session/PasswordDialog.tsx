import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rememberedLogin } from '../../api/client/rememberedLogin.ts';
import { signIn } from '../../api/client/signIn.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { SecondStep } from '../../api/contract/types.ts';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import type { SessionParts } from './sessionParts.ts';

interface PasswordDialogProps {
  parts: SessionParts;
  error: string;
  onError: (message: string) => void;
  onStep: (step: SecondStep) => void;
}

export const PasswordDialog = ({ parts, error, onError, onStep }: PasswordDialogProps) => {
  const { client, session, reauthentication } = parts;
  const translate = useTranslate();
  const [remembered] = useState(rememberedLogin);
  const [email, setEmail] = useState(reauthentication.owner()?.email ?? remembered.email);
  const [password, setPassword] = useState(email === remembered.email ? remembered.password : '');
  const [isRunning, setRunning] = useState(false);

  const submit = async () => {
    if (email.trim() === '' || password === '') return onError(translate('session.required'));
    setRunning(true);
    onError('');
    try {
      const credentials = { email: email.trim(), password };
      const step = await signIn(client, session, credentials, currentLanguage());
      if (step) onStep(step);
    } catch (cause) {
      onError(reasonOf(cause));
      setRunning(false);
    }
  };
  return (
    <SignInFrame
      error={error}
      isRunning={isRunning}
      onSubmit={submit}
      text={translate('session.text')}
      title="session.title"
    >
      <TextField
        autoComplete="username"
        autoFocus={email === ''}
        label={translate('session.email')}
        name="email"
        onChange={({ target }) => setEmail(target.value)}
        required
        type="email"
        value={email}
      />
      <TextField
        autoComplete="current-password"
        autoFocus={email !== ''}
        label={translate('session.password')}
        name="password"
        onChange={({ target }) => setPassword(target.value)}
        required
        type="password"
        value={password}
      />
      <Link href={sitePaths.forgotPassword} rel="noopener" target="_blank" variant="body2">
        {translate('session.forgot')}
      </Link>
      <PasskeyButton onFailure={onError} parts={parts} />
    </SignInFrame>
  );
};
