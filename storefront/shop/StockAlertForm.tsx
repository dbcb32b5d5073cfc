import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import { isEmail } from '../../api/contract/email.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, TextField } from '../ui/Fields.tsx';
import { urls } from '../urls.ts';
import type { AlertSubject } from './alertSubject.ts';
import texts from './messages/alert.json';
import styles from './Purchase.module.css';

const useTexts = ownTexts(texts);

const FIELDS = ['email', 'consent'] as const;

type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

type State =
  | { status: 'open' | 'sending' }
  | { status: 'sent'; email: string }
  | { status: 'failed'; message: string };

/** Asks for the e-mail address that one mail goes to once something can be had again. */
export default function StockAlertForm(awaited: AlertSubject) {
  const t = useTexts();
  const { state, errors, send } = useRequest(awaited);
  const id = useId();
  if (state.status === 'sent') {
    return (
      <p ref={takeFocus} className={styles.left} role="status" tabIndex={-1}>
        {t(isDate(awaited) ? 'sentDate' : 'sent', { email: state.email })}
      </p>
    );
  }
  const isSending = state.status === 'sending';
  return (
    <form className={styles.alertForm} noValidate onSubmit={send}>
      <p id={`${id}-title`}>{t(isDate(awaited) ? 'titleDate' : 'title', { name: awaited.name })}</p>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={LIMITS.line}
        required
        autoFocus
        error={errors.email}
      />
      <label>
        <input
          type="checkbox"
          name="consent"
          required
          aria-invalid={errors.consent !== undefined}
          aria-describedby={`${id}-consent`}
        />
        <span>{t('consent')}</span>
      </label>
      <p id={`${id}-consent`} className={styles.error}>
        {errors.consent}
      </p>
      <PageLink to={urls.privacy}>{t('privacy')}</PageLink>
      <FormError message={state.status === 'failed' ? state.message : ''} />
      <Button type="submit" disabled={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}

const isDate = ({ about }: AlertSubject): boolean => 'slot_id' in about;

/** From the button that is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Checks what was entered as the API does, and sends it. */
function useRequest(awaited: AlertSubject) {
  const t = useTexts();
  const { client, t: siteText } = useSite();
  const [state, setState] = useState<State>({ status: 'open' });
  const [errors, setErrors] = useState<Errors>({});

  const problemsOf = (email: string, consent: boolean): Errors => ({
    ...(email === '' && { email: t('emailMissing') }),
    ...(email !== '' && !isEmail(email) && { email: siteText('email.wrong') }),
    ...(!consent && { consent: t('consentMissing') }),
  });

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    const input = first && form.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    return first !== undefined;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email') ?? '').trim();
    setState({ status: 'open' });
    if (show(form, problemsOf(email, data.has('consent')))) return;
    setState({ status: 'sending' });
    try {
      const path = isDate(awaited) ? '/date-alerts' : '/stock-alerts';
      await client.post(path, { body: { ...awaited.about, email, consent: true } });
      setState({ status: 'sent', email });
    } catch (error) {
      const { message = '' } = error instanceof Error ? error : {};
      const ofFields = error instanceof ApiError ? (error.errors ?? {}) : {};
      setState({
        status: 'failed',
        message: t('failed', { message: message || t('unknownError') }),
      });
      show(form, { email: ofFields.email, consent: ofFields.consent });
    }
  };

  return { state, errors, send };
}
