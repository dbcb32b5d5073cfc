import { LIMITS } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { usePosted } from '../app/site.ts';
import ContactText from '../contact/ContactText.tsx';
import { useSettings } from '../settings/settings.ts';
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
  const { step, number = '', name = '', email, note, refund_account } = posted?.values ?? {};
  const action = `${urls.withdrawal}#withdrawal`;
  return (
    <>
      <PageHead title={t('withdrawal')} lead={t('byNumberLead')} seo={{ noindex: true }} />
      <div id="withdrawal" className={styles.page}>
        {step === 'done' && <Sent />}
        {step === 'confirm' && (
          <Confirm
            action={action}
            values={posted?.values ?? {}}
            consumer={{ name, email: email ?? '' }}
            receipt="checkReceiptIf"
          >
            <p>{t('checkAll', { number })}</p>
          </Confirm>
        )}
        {step !== 'done' && step !== 'confirm' && (
          <StepForm action={action}>
            <p>
              <ContactText>{t('byNumberCompany')}</ContactText>
            </p>
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
              maxLength={LIMITS.line}
              defaultValue={name}
              label={t('name')}
              autoComplete="name"
              error={posted?.errors.name}
            />
            <EmailField email={email} error={posted?.errors.email} />
            <TextField
              name="note"
              rows={3}
              maxLength={LIMITS.withdrawalNote}
              defaultValue={note}
              label={t('note')}
              error={posted?.errors.note}
            />
            <TextField
              name="refund_account"
              maxLength={60}
              defaultValue={refund_account}
              label={t('accountByNumber')}
              error={posted?.errors.refund_account}
            />
            <p>{t('accountByNumberHelp')}</p>
            <StepError />
            <StepButton step="check">{t('withdraw')}</StepButton>
          </StepForm>
        )}
        <p>
          <PageLink to={urls.orderLinks}>{t('toOrders')}</PageLink>
        </p>
      </div>
    </>
  );
}

/** After the form: the same whether the order was found, so that it doesn't reveal who has ordered. */
function Sent() {
  const t = useOrderTexts();
  const email = useSettings().text('contact_email');
  return (
    <Done title={t('sentByNumber')}>
      <p>{t('doneByNumber')}</p>
      <p>
        <ContactText>{t('noReceipt')}</ContactText>
      </p>
      <p>
        <PageLink to={urls.withdrawal}>{t('again')}</PageLink>
      </p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{t('noReceiptAt', { email })}</a>
        </p>
      )}
    </Done>
  );
}
