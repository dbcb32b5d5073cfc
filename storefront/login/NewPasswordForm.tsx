import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { rememberLogin } from '../../api/client/rememberedLogin.ts';
import { LIMITS, PASSWORD_LENGTH } from '../../api/contract/constants.ts';
import type { AccountLink } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { useNavigation } from '../app/navigation.ts';
import { useSite } from '../app/site.ts';
import { session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, TextField } from '../ui/Fields.tsx';
import { urls } from '../urls.ts';
import styles from './LoginPage.module.css';
import { PASSWORD_SET } from './passwordSet.ts';
import { usePasswordTexts } from './passwordTexts.ts';

interface NewPasswordFormProps {
  link: AccountLink;
  secret: string;
  onGone: () => void;
}

/** A password typed twice, for an invitation also a name; then the sign-in follows. */
export function NewPasswordForm({ link, secret, onGone }: NewPasswordFormProps) {
  const { client } = useSite();
  const t = usePasswordTexts();
  const { go } = useNavigation();
  const login = useLinked()(urls.login);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const isWrong = Object.keys(errors).length > 0;
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    const new_password = typed('password');
    setFailure('');
    if (new_password !== typed('repeat')) return setErrors({ repeat: t('different') });
    setErrors({});
    setBusy(true);
    try {
      const body = { secret, new_password, username: typed('username') };
      const { email } = await client.post<AccountLink>('/account-links/use', { body });
      // Ends the session of any other account signed in here.
      session.clear();
      rememberLogin({ email, password: '' }, false);
      go(login, { replace: true, state: PASSWORD_SET });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 404) return onGone();
      const atFields = (error instanceof ApiError && error.errors) || {};
      setErrors(atFields);
      if (Object.keys(atFields).length > 0) return;
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <FormError message={failure} />
      {/* The user name under which password managers store the password. */}
      <input type="hidden" name="email" autoComplete="username" value={link.email} />
      {link.kind === 'invitation' && (
        <TextField
          name="username"
          label={t('name')}
          autoComplete="name"
          maxLength={LIMITS.line}
          defaultValue={link.username}
          error={errors.username}
        />
      )}
      <TextField
        name="password"
        type="password"
        label={t('password', { count: PASSWORD_LENGTH })}
        autoComplete="new-password"
        required
        error={errors.new_password}
      />
      <TextField
        name="repeat"
        type="password"
        label={t('repeat')}
        autoComplete="new-password"
        required
        error={errors.repeat}
      />
      <Button type="submit" disabled={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
