import { LIMITS } from '../../api/contract/constants.ts';
import { byName, type Country, countryName, HOME_COUNTRY } from '../../api/contract/countries.ts';
import type { MessageKey } from '../messages/translate.ts';
import { SelectField, TextField } from '../ui/Fields.tsx';
import styles from './AddressFields.module.css';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutErrors, CheckoutField } from './checkoutRules.ts';
import { type CheckoutKey, useCheckout } from './useCheckout.ts';
import type { Delivery } from './useMethods.ts';

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
  draft: CheckoutDraft;
  delivery: Delivery;
  /** Whether a delivery address is required; typed input is kept for when it is again. */
  asksAddress: boolean;
  /** Whether nothing is delivered: the address is the company's, for its documents. */
  isSeat: boolean;
}

/** Customer and delivery address; browsers may autofill them. */
export function AddressFields(props: AddressFieldsProps) {
  const { errors, draft, delivery, asksAddress, isSeat } = props;
  const { t } = useCheckout();
  const group = (
    legend: MessageKey | CheckoutKey,
    fields: readonly Field[],
    { isAsked = true, countries = false } = {},
  ) => (
    <fieldset className={styles.group} hidden={!isAsked} disabled={!isAsked}>
      <legend>{t(legend)}</legend>
      {countries && <OnlyCountry {...delivery} />}
      {fields.map(({ name, label, ...field }) => {
        const error = errors[name];
        return (
          <TextField
            key={name}
            {...field}
            name={name}
            label={t(label)}
            maxLength={LIMITS.line}
            defaultValue={draft[name]}
            required
            error={error && t(error)}
          />
        );
      })}
      {countries && <CountryField {...delivery} />}
    </fieldset>
  );
  return (
    <>
      {group('checkout.contact', CONTACT)}
      {group(isSeat ? 'checkout.seat' : 'checkout.delivery', ADDRESS, {
        isAsked: asksAddress || isSeat,
        countries: !isSeat,
      })}
    </>
  );
}

/** Where the order can be delivered, if there is nothing to choose. */
function OnlyCountry({ countries }: Delivery) {
  const { t, locale } = useCheckout();
  const [only] = countries;
  if (!only || countries.length > 1) return null;
  const text =
    only === HOME_COUNTRY
      ? t('checkout.deliveryHome')
      : t('checkout.deliveryOnly', { country: countryName(only, locale) });
  return <p className={styles.hint}>{text}</p>;
}

/** The choice of a country, if there is more than one. */
function CountryField({ countries, country, choose }: Delivery) {
  const { t, locale } = useCheckout();
  if (countries.length < 2) return null;
  const options = byName(countries, locale).map((value) => ({
    value,
    label: countryName(value, locale),
  }));
  return (
    <SelectField
      name="country"
      label={t('checkout.country')}
      autoComplete="country"
      options={options}
      value={country}
      onChange={({ target }) => choose(target.value as Country)}
    />
  );
}
