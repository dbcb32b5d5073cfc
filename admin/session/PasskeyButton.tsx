import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { canUsePasskeys, signInByPasskey } from '../../api/client/passkey.ts';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import type { SessionParts } from './sessionParts.ts';

interface PasskeyButtonProps {
  parts: SessionParts;
  /** Token of the first step; without one the passkey alone signs in. */
  ticket?: string;
  /** Whether it is the only action, and takes the focus. */
  isFirst?: boolean;
  /** Called without an error when the user cancelled. */
  onFailure: (message: string, error?: unknown) => void;
}

export const PasskeyButton = ({ parts, ticket, isFirst, onFailure }: PasskeyButtonProps) => {
  const { client, session } = parts;
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  if (!canUsePasskeys()) return null;

  const use = async () => {
    setRunning(true);
    onFailure('');
    try {
      if (await signInByPasskey(client, session, ticket, currentLanguage())) return;
      onFailure(translate('session.passkeyCancelled'));
    } catch (error) {
      onFailure(reasonOf(error), error);
    }
    setRunning(false);
  };
  return (
    <Button
      autoFocus={isFirst}
      disabled={isRunning}
      fullWidth
      onClick={use}
      sx={{ mt: 2 }}
      variant={isFirst ? 'contained' : 'outlined'}
    >
      {translate('session.passkey')}
    </Button>
  );
};
