import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rememberedLogin, rememberLogin } from '../../api/client/rememberedLogin.ts';
import { SignInAnswerError, signIn } from '../../api/client/signIn.ts';
import type { SecondStep } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { usePlace } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { usePosted, useSite } from '../app/site.ts';
import { session } from '../session/session.ts';
import { userQuery } from '../session/userQuery.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, TextField } from '../ui/Fields.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { WithoutScripts } from '../ui/WithoutScripts.tsx';
import { urls } from '../urls.ts';
import styles from './LoginPage.module.css';
import { useLoginTexts } from './loginTexts.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PASSWORD_SET } from './passwordSet.ts';
import { wayBack } from './wayBack.ts';

/** Sign-in for administrators; redirects those already signed in to the back-office. */
export default function LoginPage() {
  const { t, client } = useSite();
  // Redirects only visitors who arrived signed in: after a sign-in, the form does it.
  const [arrivedSignedIn, setArrivedSignedIn] = useState(false);
  useEffect(() => setArrivedSignedIn(session.accessToken() !== null), []);
  const user = useQuery({ ...userQuery(client), enabled: arrivedSignedIn });
  const backOffice = useBackOffice();
  const signedIn = arrivedSignedIn && Boolean(user.data);

  useEffect(() => {
    if (signedIn) window.location.replace(backOffice);
  }, [signedIn, backOffice]);

  return (
    <>
      <PageHead
        title={t('login.title')}
        lead={t('login.lead')}
        seo={{ noindex: true, description: '' }}
      />
      <div className={styles.page}>
        {arrivedSignedIn && (user.isLoading || signedIn) ? <Spinner /> : <LoginForm />}
      </div>
    </>
  );
}

/** The address in the back-office to go to. */
function useBackOffice(): string {
  const { search } = usePlace();
  return useLinked()(wayBack(search));
}

/** Loaded only for accounts with a second factor. */
const SecondStepForm = lazyPart(() => import('./SecondStepForm.tsx'));

export function LoginForm() {
  const { t } = useSite();
  const posted = usePosted();
  const backOffice = useBackOffice();
  const [error, setError] = useState(posted ? posted.message || t('login.tooEarly') : '');
  const [step, setStep] = useState<SecondStep | null>(null);
  const enter = () => window.location.assign(backOffice);
  if (!step) {
    return <PasswordForm error={error} setError={setError} setStep={setStep} onDone={enter} />;
  }
  const back = (message: string) => {
    setError(message);
    setStep(null);
  };
  return <SecondStepForm step={step} onDone={enter} onBack={back} fallback={<Spinner />} />;
}

interface PasswordFormProps {
  error: string;
  setError: (message: string) => void;
  setStep: (step: SecondStep) => void;
  onDone: () => void;
}

function PasswordForm({ error, setError, setStep, onDone }: PasswordFormProps) {
  const { t, client, locale } = useSite();
  const own = useLoginTexts();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const posted = usePosted();
  const { state } = usePlace();
  // Unknown to the server, which renders first.
  const [isPasswordSet, setPasswordSet] = useState(false);
  useEffect(() => setPasswordSet(state === PASSWORD_SET), [state]);

  useEffect(() => {
    const { email, password } = rememberedLogin();
    fill(form.current, 'email', email);
    fill(form.current, 'password', password);
    const tick = form.current?.elements.namedItem('remember');
    if (tick instanceof HTMLInputElement) tick.checked = password !== '';
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    if (email === '' || password === '') return setError(t('login.required'));
    setBusy(true);
    setError('');
    try {
      const step = await signIn(client, session, { email, password }, locale);
      rememberLogin({ email, password }, data.has('remember'));
      if (step) setStep(step);
      else onDone();
    } catch (cause) {
      setError(cause instanceof SignInAnswerError ? cause.message : t('login.wrong'));
      setBusy(false);
    }
  };

  return (
    <>
      <PostForm ref={form} className={styles.form} onSubmit={onSubmit}>
        {!posted && (
          <WithoutScripts>
            <p className={styles.warning}>{t('login.needsScripts')}</p>
          </WithoutScripts>
        )}
        <div role="status">{isPasswordSet && <p className={styles.done}>{own('isSet')}</p>}</div>
        <FormError message={error} />
        <TextField
          name="email"
          type="email"
          label={t('contact.email')}
          autoComplete="username"
          required
          defaultValue={posted?.values.email}
        />
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <label className={styles.remember}>
          <input type="checkbox" name="remember" aria-describedby="remember-warning" />
          {t('login.remember')}
        </label>
        <p id="remember-warning" className={styles.warning}>
          {t('login.rememberWarning')}
        </p>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'login.submitting' : 'login.submit')}
        </Button>
      </PostForm>
      <div className={styles.ways}>
        <PasskeyButton onDone={onDone} onFailure={setError} />
        <PageLink className={styles.link} to={urls.forgotPassword}>
          {own('forgot')}
        </PageLink>
      </div>
    </>
  );
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && value !== '' && field.value === '') field.value = value;
}
