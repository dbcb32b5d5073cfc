import { useState } from 'react';
import { LIMITS } from '../../api/contract/constants.ts';
import { TextField } from '../ui/Fields.tsx';
import styles from './AddressFields.module.css';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutErrors, COMPANY_FIELDS } from './checkoutRules.ts';
import { useCheckout } from './useCheckout.ts';

const LABELS = {
  companyName: { label: 'checkout.companyName', autoComplete: 'organization' },
  companyIco: { label: 'checkout.companyIco', autoComplete: 'off' },
  companyDic: { label: 'checkout.companyDic', autoComplete: 'off' },
} as const;

interface CompanyFieldsProps {
  errors: CheckoutErrors;
  draft: CheckoutDraft;
  /** Whether the company's address is required only because of its VAT number. */
  asksSeat: boolean;
}

/** Invoice details of a company, if it is not the customer's; collapsed by default. */
export function CompanyFields({ errors, draft, asksSeat }: CompanyFieldsProps) {
  const { t } = useCheckout();
  const [isOpen, setOpen] = useState(COMPANY_FIELDS.some((name) => draft[name]));
  return (
    <details
      className={styles.company}
      open={isOpen || COMPANY_FIELDS.some((name) => errors[name])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('checkout.isCompany')}</summary>
      <div className={styles.group}>
        {COMPANY_FIELDS.map((name) => {
          const error = errors[name];
          const { label, autoComplete } = LABELS[name];
          return (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              autoComplete={autoComplete}
              maxLength={name === 'companyName' ? LIMITS.line : 20}
              defaultValue={draft[name]}
              error={error && t(error)}
            />
          );
        })}
        <p role="status" className={styles.hint}>
          {asksSeat && t('checkout.seatAsked')}
        </p>
      </div>
    </details>
  );
}
