import { type FormEvent, useState } from 'react';
import { finishSignIn, isTicketRefused } from '../../api/client/signIn.ts';
import type { SecondStep } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, TextField } from '../ui/Fields.tsx';
import styles from './LoginPage.module.css';
import { useLoginTexts } from './loginTexts.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface SecondStepFormProps {
  step: SecondStep;
  onDone: () => void;
  /** Returns to the password, with a message to show. */
  onBack: (message: string) => void;
}

/** The second step after the password. Loaded on first use. */
export default function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const { t: tSite, client, locale } = useSite();
  const t = useLoginTexts();
  const { ticket, methods } = step;
  const has = (method: (typeof methods)[number]) => methods.includes(method);
  /** With only a passkey, the code input is hidden until requested. */
  const [asked, setAsked] = useState<'code' | 'recovery' | null>(has('code') ? 'code' : null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const other = asked === 'recovery' ? 'code' : 'recovery';

  const fail = (message: string, cause?: unknown) => {
    if (isTicketRefused(cause)) onBack(message);
    else setError(message);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') return setError(t('required'));
    setBusy(true);
    setError('');
    try {
      await finishSignIn(client, session, { ticket, code }, locale);
      onDone();
    } catch (cause) {
      fail(cause instanceof Error ? cause.message : t('failed'), cause);
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <h2>{t('stepTitle')}</h2>
      <FormError message={error} />
      {asked && (
        // Another field takes the focus.
        <TextField
          key={asked}
          name="code"
          label={t(asked)}
          autoComplete={asked === 'code' ? 'one-time-code' : 'off'}
          inputMode={asked === 'code' ? 'numeric' : 'text'}
          maxLength={30}
          autoFocus
          required
        />
      )}
      {asked && (
        <Button type="submit" disabled={busy}>
          {tSite(busy ? 'login.submitting' : 'login.submit')}
        </Button>
      )}
      {has('passkey') && (
        <PasskeyButton isFirst={!asked} ticket={ticket} onDone={onDone} onFailure={fail} />
      )}
      <div className={styles.others}>
        {has(other) && (
          <button type="button" onClick={() => setAsked(other)}>
            {t(other === 'code' ? 'toCode' : 'toRecovery')}
          </button>
        )}
        <button type="button" onClick={() => onBack('')}>
          {t('again')}
        </button>
      </div>
    </form>
  );
}
