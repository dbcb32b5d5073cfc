import { useEffect, useState } from 'react';
import { canUsePasskeys, signInByPasskey } from '../../api/client/passkey.ts';
import { useSite } from '../app/site.ts';
import { session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { useLoginTexts } from './loginTexts.ts';

interface PasskeyButtonProps {
  /** Token of the first step; without one the passkey alone signs in. */
  ticket?: string;
  /** Whether it is the only action, and takes the focus. */
  isFirst?: boolean;
  onDone: () => void;
  /** Called without an error when the user cancelled. */
  onFailure: (message: string, error?: unknown) => void;
}

/** Signs in by a passkey. Hidden where browsers don't support them, such as on bare IP addresses. */
export function PasskeyButton({ ticket, isFirst = false, onDone, onFailure }: PasskeyButtonProps) {
  const { client, locale, origin } = useSite();
  const t = useLoginTexts();
  const [isPossible, setPossible] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => setPossible(canUsePasskeys() && window.location.origin === origin), [origin]);
  if (!isPossible) return null;

  const use = async () => {
    setBusy(true);
    onFailure('');
    try {
      if (await signInByPasskey(client, session, ticket, locale)) return onDone();
      onFailure(t('passkeyCancelled'));
    } catch (error) {
      onFailure(error instanceof Error ? error.message : t('failed'), error);
    }
    setBusy(false);
  };
  return (
    <Button look={isFirst ? 'signal' : 'quiet'} autoFocus={isFirst} disabled={busy} onClick={use}>
      {t('passkey')}
    </Button>
  );
}
