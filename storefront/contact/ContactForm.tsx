import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '../../api/contract/constants.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { PageLink } from '../app/PageLink.tsx';
import { usePosted, useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormDone, FormError, TextField } from '../ui/Fields.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { urls } from '../urls.ts';
import styles from './ContactForm.module.css';
import { CONTACT_FIELDS, type ContactField, isFieldValid, readDraft } from './contactRules.ts';
import { fillInDraft, forgetDraft, keepDraft } from './messageDraft.ts';
import { useSendMessage } from './useSendMessage.ts';

/** The address that the browser submits the form to without scripts. */
const ANSWER = 'contact-answer';

/** An invalid field is marked until valid; the message stays while any is. */
export function ContactForm() {
  const { t } = useSite();
  const { state, send } = useSendMessage();
  const busy = state.status === 'submitting';
  const wrong = state.status === 'error' ? state : null;
  // Until a submission from here, the result of the one made without scripts.
  const posted = usePosted();
  const answer = state.status === 'idle' ? posted : undefined;
  // A sent form is empty, also when reset to its initial values.
  const kept = state.status === 'success' ? undefined : posted?.values;
  const action = useLinked()(`${urls.home}#${ANSWER}`);
  const [corrected, setCorrected] = useState<readonly ContactField[]>([]);
  const marked = CONTACT_FIELDS.filter((field) =>
    wrong ? wrong.errors[field] : answer?.errors[field],
  );
  const left = marked.filter((field) => !corrected.includes(field));
  const allCorrected = marked.length > 0 && left.length === 0;
  const said = new Set([wrong?.message, ...left.map((field) => wrong?.errors[field])]);
  const messages = [...said].flatMap((message) => (message ? t(message) : []));
  const failure = allCorrected ? '' : wrong ? messages.join(' ') : (answer?.message ?? '');
  const isSent = state.status === 'success' || answer?.message === '';
  const errorOf = (field: ContactField) => {
    if (corrected.includes(field)) return undefined;
    const error = wrong?.errors[field];
    if (!error) return answer?.errors[field];
    return t(error === 'contact.required' ? 'checkout.required' : error);
  };
  const form = useRef<HTMLFormElement>(null);
  const wasSent = posted?.message === '';
  // After hydration: the server does not know what is kept in the browser.
  useEffect(() => {
    if (wasSent) forgetDraft();
    else fillInDraft(form.current);
  }, [wasSent]);
  const field = (name: ContactField) => ({
    name,
    maxLength: LIMITS.line,
    required: true,
    defaultValue: kept?.[name],
    error: errorOf(name),
  });
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(new FormData(currentTarget));
    const changed = CONTACT_FIELDS.find((field) => field === Reflect.get(target, 'name'));
    keepDraft(draft);
    if (changed && isFieldValid(draft, changed)) setCorrected((known) => [...known, changed]);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setCorrected([]);
    void send(event);
  };
  return (
    <PostForm
      ref={form}
      className={styles.form}
      action={action}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <TextField {...field('name')} label={t('contact.name')} autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        label={t('contact.yourEmail')}
        autoComplete="email"
      />
      <div className={styles.wide}>
        <TextField {...field('subject')} label={t('contact.subject')} />
        <TextField
          {...field('message')}
          label={t('contact.message')}
          rows={6}
          maxLength={LIMITS.text}
        />
        <TermsAgreement error={errorOf('termsAgreed')} agreed={kept?.termsAgreed !== undefined} />
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.honeypot')}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div id={ANSWER} className={`${styles.wide} ${styles.answer}`}>
        <FormError message={failure} />
        <FormDone className={styles.sent}>{isSent && t('contact.sent')}</FormDone>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
    </PostForm>
  );
}

interface TermsAgreementProps {
  error: string | undefined;
  agreed: boolean;
}

function TermsAgreement({ error, agreed }: TermsAgreementProps) {
  const { t } = useSite();
  const id = useId();
  return (
    <>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name="termsAgreed"
          required
          defaultChecked={agreed}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {t('contact.agree')} <PageLink to={urls.privacy}>{t('contact.agreeData')}</PageLink>{' '}
          {t('contact.agreeAnd')}
          <PageLink to={urls.terms}>{t('contact.agreeTerms')}</PageLink>
        </span>
      </label>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </>
  );
}
