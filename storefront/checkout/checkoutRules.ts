import { compactId, dicProblem, icoProblem } from '../../api/contract/companyIds.ts';
import { HOME_COUNTRY } from '../../api/contract/countries.ts';
import { isEmail } from '../../api/contract/email.ts';
import { toCrowns } from '../../api/contract/money.ts';
import { isPhone } from '../../api/contract/phoneLink.ts';
import type { OrderPayload, PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { cartSums } from '../cart/cartLines.ts';
import type { MessageKey } from '../messages/translate.ts';
import type { AppliedCode } from './appliedCode.ts';
import type { OrderedLine } from './dedications.ts';
import { hasLetter, isPostalCode, isTown } from './deliverable.ts';
import type { ChosenPoint } from './points/chosenPoint.ts';
import type { CheckoutKey } from './useCheckout.ts';

export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'companyName',
  'companyIco',
  'companyDic',
  'shipping',
  'point',
  'payment',
  'note',
  'discountCode',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
type CheckoutValues = Record<CheckoutField, string>;
export type CheckoutErrors = Partial<Record<CheckoutField, MessageKey | CheckoutKey>>;

/** Fields only for companies. */
export const COMPANY_FIELDS = ['companyName', 'companyIco', 'companyDic'] as const;

/** The point is checked where it is known whether the shipping method asks for one. */
const OPTIONAL: readonly CheckoutField[] = [
  ...COMPANY_FIELDS,
  'country',
  'note',
  'point',
  'discountCode',
];
const ADDRESS: readonly CheckoutField[] = ['address', 'city', 'postalCode'];

interface Rule {
  isRight(value: string, country: string): boolean;
  error: MessageKey | CheckoutKey;
}

/** Rules beyond the API's, for values by which the team could not reach the customer. */
const RULES: Partial<Record<CheckoutField, Rule>> = {
  name: { isRight: hasLetter, error: 'checkout.nameWrong' },
  email: { isRight: isEmail, error: 'email.wrong' },
  phone: { isRight: isPhone, error: 'checkout.phoneWrong' },
  city: { isRight: isTown, error: 'checkout.cityWrong' },
  postalCode: { isRight: isPostalCode, error: 'checkout.postalCodeWrong' },
};

/**
 * The errors of a filled-in checkout: all visible fields but the optional ones are required, and an order
 * can be delivered to them.
 * @param country of the address
 */
export function checkoutErrors(
  values: CheckoutValues,
  asksAddress: boolean,
  country: string = HOME_COUNTRY,
): CheckoutErrors {
  const errors: CheckoutErrors = companyErrors(values);
  for (const field of CHECKOUT_FIELDS) {
    if (OPTIONAL.includes(field) || (!asksAddress && ADDRESS.includes(field))) continue;
    const value = values[field].trim();
    const rule = RULES[field];
    const isMethod = field === 'shipping' || field === 'payment';
    if (value === '') errors[field] = isMethod ? `order.${field}` : 'checkout.required';
    else if (rule && !rule.isRight(value, country)) errors[field] = rule.error;
  }
  // An applied code is in no field.
  if (values.discountCode.trim() !== '') errors.discountCode = 'checkout.codeOpen';
  return errors;
}

function companyErrors({ companyName, companyIco, companyDic }: CheckoutValues): CheckoutErrors {
  const [ico, dic] = [compactId(companyIco), compactId(companyDic)];
  const [wrongIco, wrongDic] = [ico && icoProblem(ico), dic && dicProblem(dic)];
  return {
    ...(companyName.trim() === '' && (ico || dic) && { companyName: 'company.name' }),
    ...(wrongIco && { companyIco: wrongIco }),
    ...(wrongDic && { companyDic: wrongDic }),
  };
}

export function checkoutValues(form: FormData): CheckoutValues {
  const text = (field: CheckoutField) => String(form.get(field) ?? '').trim();
  return Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text(field)])) as CheckoutValues;
}

/** What is chosen beside the fields' values. */
interface Chosen {
  shipping?: ShippingMethod | undefined;
  payment?: PaymentMethod | undefined;
  point?: ChosenPoint | null;
  discount?: AppliedCode | null;
}

/** The order as sent; `address` joins street, city and postal code, if they are required. Abroad the code is first. */
export function orderPayload(
  values: CheckoutValues,
  lines: readonly OrderedLine[],
  { shipping, payment, point, discount }: Chosen = {},
): OrderPayload {
  const { name, email, phone, address, city, postalCode, note } = values;
  const country = values.country === HOME_COUNTRY ? '' : values.country;
  const sums = cartSums(lines, shipping, payment, discount?.takeOff);
  const town = country ? [`${postalCode} ${city}`] : [city, postalCode];
  return {
    customer: {
      name,
      email,
      phone,
      address: [address, ...town].filter(Boolean).join(', '),
      country,
      company_name: values.companyName,
      company_ico: compactId(values.companyIco),
      company_dic: compactId(values.companyDic),
    },
    items: lines.map(({ id, variant, slot, quantity, price, translations, dedication }) => ({
      id,
      ...(variant && { variant: variant.id }),
      ...(slot && { slot: slot.id }),
      quantity,
      price,
      ...(dedication && { dedication }),
      translations,
    })),
    shipping_method: Number(values.shipping),
    payment_method: Number(values.payment),
    total: toCrowns(sums.total),
    ...(discount && sums.discount > 0 && { discount_code: discount.code }),
    note,
    ...(point && { pickup_point: { id: point.code, name: point.name, address: point.address } }),
  };
}
