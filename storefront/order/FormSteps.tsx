import type { ComponentProps, ReactNode } from 'react';
import type { OrderPage } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { usePosted } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/Fields.tsx';
import { FormAnswer, PostForm } from '../ui/PostForm.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';

interface StepFormProps {
  action: string;
  children: ReactNode;
}

/** A form of a withdrawal, or one that leads to it. */
export function StepForm({ action, children }: StepFormProps) {
  const linked = useLinked();
  return (
    <PostForm className={styles.form} action={linked(action)}>
      {children}
    </PostForm>
  );
}

/** The submission's error, unless shown at a field. */
export function StepError() {
  const { message = '', errors = {} } = usePosted() ?? {};
  return <FormError message={Object.keys(errors).length > 0 ? '' : message} />;
}

type StepButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'children'> & { step: string };

/** Submits the form for the given step. */
export const StepButton = ({ step, look, children }: StepButtonProps) => (
  <Button type="submit" name="step" value={step} look={look}>
    {children}
  </Button>
);

interface ConfirmProps extends StepFormProps {
  values: Readonly<Record<string, string>>;
  /** The withdrawing customer, and the receipt's address. */
  consumer: OrderPage['withdrawal']['consumer'];
  /** How the receipt is promised: certainly, or to whom the order belongs. */
  receipt?: 'checkReceipt' | 'checkReceiptIf';
}

/** The last step: shows the declaration and sends it, or goes back to change it. */
export function Confirm(props: ConfirmProps) {
  const { action, values, consumer, receipt = 'checkReceipt', children } = props;
  const t = useOrderTexts();
  const { step: _, ...sent } = values;
  return (
    <StepForm action={action}>
      <h3>{t('check')}</h3>
      {children}
      {values.note && <p className={styles.note}>{values.note}</p>}
      {values.refund_account && <p>{t('checkAccount', { account: values.refund_account })}</p>}
      <p>{t('checkConsumer', { name: consumer.name })}</p>
      <p>{t(receipt, { email: consumer.email })}</p>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.buttons}>
        <StepButton step="confirm">{t('confirm')}</StepButton>
        <StepButton step="choose" look="quiet">
          {t('change')}
        </StepButton>
      </div>
    </StepForm>
  );
}

/** Says what became of a form that was sent. */
export const Done = ({ title, children }: { title: string; children: ReactNode }) => (
  <FormAnswer className={styles.done}>
    <h3>{title}</h3>
    {children}
  </FormAnswer>
);
