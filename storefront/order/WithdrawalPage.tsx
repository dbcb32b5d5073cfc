import { PageLink } from '../app/PageLink.tsx';
import { usePosted } from '../app/site.ts';
import { TextField } from '../ui/Fields.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { urls } from '../urls.ts';
import { EmailField } from './EmailField.tsx';
import { Confirm, Done, StepButton, StepError, StepForm } from './FormSteps.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';

/** Withdrawal by order number and e-mail, for customers without the order's link. */
export default function WithdrawalPage() {
  const t = useOrderTexts();
  const posted = usePosted();
  const { step, number = '', name = '', email, note } = posted?.values ?? {};
  const action = `${urls.withdrawal}#withdrawal`;
  return (
    <>
      <PageHead title={t('withdrawal')} lead={t('byNumberLead')} seo={{ noindex: true }} />
      <div id="withdrawal" className={styles.page}>
        <p>
          <PageLink to={urls.orderLinks}>{t('toOrders')}</PageLink>
        </p>
        {step === 'done' && <Done text={t('doneByNumber')} />}
        {step === 'confirm' && (
          <Confirm
            action={action}
            values={posted?.values ?? {}}
            consumer={{ name, email: email ?? '' }}
          >
            <p>{t('checkAll', { number })}</p>
          </Confirm>
        )}
        {step !== 'done' && step !== 'confirm' && (
          <StepForm action={action}>
            <TextField
              name="number"
              required
              maxLength={20}
              defaultValue={number}
              label={t('number')}
              error={posted?.errors.number}
            />
            <TextField
              name="name"
              required
              maxLength={200}
              defaultValue={name}
              label={t('name')}
              autoComplete="name"
              error={posted?.errors.name}
            />
            <EmailField email={email} error={posted?.errors.email} />
            <TextField
              name="note"
              rows={3}
              maxLength={2_000}
              defaultValue={note}
              label={t('note')}
              error={posted?.errors.note}
            />
            <StepError />
            <StepButton step="check">{t('withdraw')}</StepButton>
          </StepForm>
        )}
      </div>
    </>
  );
}
