import { usePosted } from '../app/site.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { FormAnswer } from '../ui/PostForm.tsx';
import { urls } from '../urls.ts';
import { EmailField } from './EmailField.tsx';
import { StepButton, StepError, StepForm } from './FormSteps.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';

/** Mails customers the links to their orders; the answer is the same whether there are any. */
export default function OrderLinksPage() {
  const t = useOrderTexts();
  const posted = usePosted();
  const isSent = posted?.message === '';
  return (
    <>
      <PageHead title={t('links')} lead={t('linksLead')} seo={{ noindex: true }} />
      <div className={styles.page}>
        {isSent ? (
          <FormAnswer className={styles.done}>{t('sent')}</FormAnswer>
        ) : (
          <StepForm action={urls.orderLinks}>
            <EmailField email={posted?.values.email} error={posted?.errors.email} />
            <StepError />
            <StepButton step="send">{t('send')}</StepButton>
          </StepForm>
        )}
      </div>
    </>
  );
}
