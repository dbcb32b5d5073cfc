import type { MessageKey } from '../messages/translate.ts';
import { TextField } from '../ui/Fields.tsx';
import styles from './AddressFields.module.css';
import type { CheckoutErrors, CheckoutField } from './checkoutRules.ts';
import { type CheckoutKey, useCheckout } from './useCheckout.ts';

interface Field {
  name: CheckoutField;
  label: MessageKey | CheckoutKey;
  autoComplete: string;
  type?: string;
}

const CONTACT: readonly Field[] = [
  { name: 'name', label: 'checkout.name', autoComplete: 'name' },
  { name: 'email', label: 'contact.email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'contact.phone', autoComplete: 'tel', type: 'tel' },
];
const ADDRESS: readonly Field[] = [
  { name: 'address', label: 'checkout.street', autoComplete: 'street-address' },
  { name: 'city', label: 'checkout.city', autoComplete: 'address-level2' },
  { name: 'postalCode', label: 'checkout.postalCode', autoComplete: 'postal-code' },
];

interface AddressFieldsProps {
  errors: CheckoutErrors;
  /** Whether a delivery address is required; typed input is kept for when it is again. */
  asksAddress: boolean;
  /** Whether nothing is delivered: the address is the company's, for its documents. */
  isSeat: boolean;
}

/** Customer and delivery address; browsers may autofill them. */
export function AddressFields({ errors, asksAddress, isSeat }: AddressFieldsProps) {
  const { t } = useCheckout();
  const group = (legend: MessageKey | CheckoutKey, fields: readonly Field[], isAsked = true) => (
    <fieldset className={styles.group} hidden={!isAsked} disabled={!isAsked}>
      <legend>{t(legend)}</legend>
      {fields.map(({ name, label, ...field }) => {
        const error = errors[name];
        return (
          <TextField
            key={name}
            {...field}
            name={name}
            label={t(label)}
            maxLength={200}
            required
            error={error && t(error)}
          />
        );
      })}
    </fieldset>
  );
  return (
    <>
      {group('checkout.contact', CONTACT)}
      {group(isSeat ? 'checkout.seat' : 'checkout.delivery', ADDRESS, asksAddress || isSeat)}
    </>
  );
}
