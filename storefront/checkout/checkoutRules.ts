import { compactId, dicProblem, icoProblem } from '../../api/contract/companyIds.ts';
import { isEmail } from '../../api/contract/email.ts';
import { toCrowns } from '../../api/contract/money.ts';
import type { OrderPayload, PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { type CartLine, cartSums } from '../cart/cartLines.ts';
import type { MessageKey } from '../messages/translate.ts';

export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'companyName',
  'companyIco',
  'companyDic',
  'shipping',
  'payment',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
type CheckoutValues = Record<CheckoutField, string>;
export type CheckoutErrors = Partial<Record<CheckoutField, MessageKey>>;

/** Fields only for companies. */
export const COMPANY_FIELDS = ['companyName', 'companyIco', 'companyDic'] as const;

const OPTIONAL: readonly CheckoutField[] = COMPANY_FIELDS;
const ADDRESS: readonly CheckoutField[] = ['address', 'city', 'postalCode'];

/** The errors of a filled-in checkout: all visible fields but a company's are required, and the e-mail must be valid. */
export function checkoutErrors(values: CheckoutValues, asksAddress: boolean): CheckoutErrors {
  const errors: CheckoutErrors = companyErrors(values);
  for (const field of CHECKOUT_FIELDS) {
    if (OPTIONAL.includes(field) || (!asksAddress && ADDRESS.includes(field))) continue;
    const value = values[field].trim();
    if (field === 'email' && value !== '' && !isEmail(value)) errors.email = 'email.wrong';
    if (value !== '') continue;
    const isMethod = field === 'shipping' || field === 'payment';
    errors[field] = isMethod ? `order.${field}` : 'checkout.required';
  }
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

/** The order as sent; `address` joins street, city and postal code, if they are required. */
export function orderPayload(
  values: CheckoutValues,
  lines: readonly CartLine[],
  shipping?: ShippingMethod,
  payment?: PaymentMethod,
): OrderPayload {
  const { name, email, phone, address, city, postalCode } = values;
  return {
    customer: {
      name,
      email,
      phone,
      address: [address, city, postalCode].filter(Boolean).join(', '),
      company_name: values.companyName,
      company_ico: compactId(values.companyIco),
      company_dic: compactId(values.companyDic),
    },
    items: lines.map(({ id, quantity, price, translations }) => ({
      id,
      quantity,
      price,
      translations,
    })),
    shipping_method: Number(values.shipping),
    payment_method: Number(values.payment),
    total: toCrowns(cartSums(lines, shipping, payment).total),
  };
}
