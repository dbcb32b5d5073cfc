import { isEmail } from '../../api/contract/email.ts';
import type { OrderPayload, PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { type CartLine, cartPrices } from '../cart/cartLines.ts';
import type { MessageKey } from '../messages/translate.ts';

export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'shipping',
  'payment',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
type CheckoutValues = Record<CheckoutField, string>;
export type CheckoutErrors = Partial<Record<CheckoutField, MessageKey>>;

const ADDRESS: readonly CheckoutField[] = ['address', 'city', 'postalCode'];

/** What is wrong with a filled-in checkout: all fields that are asked are required, the e-mail must be one. */
export function checkoutErrors(values: CheckoutValues, asksAddress: boolean): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const field of CHECKOUT_FIELDS) {
    if (!asksAddress && ADDRESS.includes(field)) continue;
    const value = values[field].trim();
    if (field === 'email' && value !== '' && !isEmail(value)) errors.email = 'email.wrong';
    if (value !== '') continue;
    const isMethod = field === 'shipping' || field === 'payment';
    errors[field] = isMethod ? `order.${field}` : 'checkout.required';
  }
  return errors;
}

export function checkoutValues(form: FormData): CheckoutValues {
  const text = (field: CheckoutField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postalCode'),
    shipping: text('shipping'),
    payment: text('payment'),
  };
}

/** The order as it is sent; `address` joins street, city and postal code, if they were asked. */
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
    },
    items: lines.map(({ id, quantity, price, translations }) => ({
      id,
      quantity,
      price,
      translations,
    })),
    shipping_method: Number(values.shipping),
    payment_method: Number(values.payment),
    total: cartPrices(lines, shipping, payment).total,
  };
}
