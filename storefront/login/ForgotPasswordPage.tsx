import { LIMITS } from '../../api/contract/constants.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { PageLink } from '../app/PageLink.tsx';
import { usePosted, useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormDone, FormError, TextField } from '../ui/Fields.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { urls } from '../urls.ts';
import styles from './LoginPage.module.css';
import { usePasswordTexts } from './passwordTexts.ts';

/** Mails a link for a new password; the answer is the same whether the account exists. */
export default function ForgotPasswordPage() {
  const t = usePasswordTexts();
  const { t: tSite } = useSite();
  const linked = useLinked();
  const posted = usePosted();
  return (
    <>
      <PageHead
        title={t('forgotTitle')}
        lead={t('forgotLead')}
        seo={{ noindex: true, description: '' }}
      />
      <div className={styles.page}>
        {posted?.message === '' ? (
          <div className={styles.form}>
            <FormDone className={styles.done}>{t('sent')}</FormDone>
            <PageLink className={styles.link} to={urls.login}>
              {t('toSignIn')}
            </PageLink>
          </div>
        ) : (
          <PostForm className={styles.form} action={linked(urls.forgotPassword)}>
            <FormError message={posted?.errors.email ? '' : (posted?.message ?? '')} />
            <TextField
              name="email"
              type="email"
              label={tSite('contact.email')}
              autoComplete="username"
              maxLength={LIMITS.line}
              required
              defaultValue={posted?.values.email}
              error={posted?.errors.email}
            />
            <Button type="submit">{t('send')}</Button>
            <PageLink className={styles.link} to={urls.login}>
              {t('toSignIn')}
            </PageLink>
          </PostForm>
        )}
      </div>
    </>
  );
}
