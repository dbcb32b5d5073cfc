import { LIMITS } from '../../api/contract/constants.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ContactForm.module.css';
import type { ContactField } from './contactRules.ts';
import { TermsAgreement } from './TermsAgreement.tsx';
import { useSendMessage } from './useSendMessage.ts';

/** The contact form: idle, submitting, success, error (public-site §4, §5). */
export default function ContactForm() {
  const { t } = useSite();
  const { state, send } = useSendMessage();
  const busy = state.status === 'submitting';
  const wrong = state.status === 'error' ? state : null;
  const errorOf = (field: ContactField) => {
    if (wrong?.field !== field) return undefined;
    return t(wrong.message === 'contact.required' ? 'checkout.required' : wrong.message);
  };
  return (
    // Without JavaScript the browser sends it by itself; the API takes forms, too.
    <form
      className={styles.form}
      action="/api/contact-messages"
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={send}
    >
      <TextField
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        maxLength={LIMITS.line}
        required
        error={errorOf('name')}
      />
      <TextField
        name="email"
        type="email"
        label={t('contact.yourEmail')}
        autoComplete="email"
        maxLength={LIMITS.line}
        required
        error={errorOf('email')}
      />
      <div className={styles.wide}>
        <TextField
          name="subject"
          label={t('contact.subject')}
          maxLength={LIMITS.line}
          required
          error={errorOf('subject')}
        />
        <TextArea
          name="message"
          label={t('contact.message')}
          rows={6}
          maxLength={LIMITS.text}
          required
          error={errorOf('message')}
        />
        <TermsAgreement wrong={wrong?.field === 'termsAgreed'} />
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.honeypot')}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.wide}>
        <FormError message={wrong ? t(wrong.message) : ''} />
        <p role="status" className={styles.sent}>
          {state.status === 'success' && t('contact.sent')}
        </p>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
    </form>
  );
}
