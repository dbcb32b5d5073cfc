import type { ComponentProps, ReactNode } from 'react';
import type { OrderPage } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { usePosted } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { FormError, PostForm } from '../ui/Fields.tsx';
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
}

/** The last step: shows the declaration and sends it, or goes back to change it. */
export function Confirm({ action, values, consumer, children }: ConfirmProps) {
  const t = useOrderTexts();
  const { step: _, ...sent } = values;
  return (
    <StepForm action={action}>
      <h3>{t('check')}</h3>
      {children}
      {values.note && <p className={styles.note}>{values.note}</p>}
      <p>{t('checkConsumer', { name: consumer.name })}</p>
      <p>{t('checkReceipt', { email: consumer.email })}</p>
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

/** Confirms that a withdrawal was received. */
export function Done({ text }: { text: string }) {
  const t = useOrderTexts();
  return (
    <div role="status" className={styles.done}>
      <h3>{t('done')}</h3>
      <p>{text}</p>
    </div>
  );
}
