import { z } from 'zod';
import { compactId, dicProblem, icoProblem } from '../companyIds.ts';
import { LIMITS } from '../constants.ts';
import { isCountry } from '../countries.ts';
import { compactCode, DISCOUNT_PROBLEMS } from '../discounts.ts';
import {
  isBlank,
  line,
  MAX_INTEGER,
  MAX_TOTAL,
  parsedJson,
  requiredEmail,
  requiredInteger,
  requiredLine,
  requiredMoney,
  requiredText,
  text,
} from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isSlug } from '../slug.ts';
import { dedication } from './dedication.ts';

/** A company number of the buyer, or ''. */
const companyId = (problemOf: (text: string) => MessageKey | null) =>
  line()
    .transform(compactId)
    .superRefine((id, ctx) => {
      const message = id === '' ? null : problemOf(id);
      if (message) ctx.addIssue({ code: 'custom', message });
    });

/** The country that the order is sent to, or '' where the address says it all. */
const country = line().refine((text): boolean => text === '' || isCountry(text), {
  error: 'choice.unknown',
});

/** The company that buys; all three are '' for a private customer. */
export const companyFields = {
  company_name: line(),
  company_ico: companyId(icoProblem),
  company_dic: companyId(dicProblem),
};

type Company = Record<keyof typeof companyFields, string>;

/** Whether company numbers come with the company's name, and what is said otherwise. */
export const namesCompany = ({ company_name, company_ico, company_dic }: Company): boolean =>
  company_name !== '' || (company_ico === '' && company_dic === '');

export const UNNAMED_COMPANY = {
  error: 'company.name' satisfies MessageKey,
  path: ['company_name'],
};

const customer = (address: z.ZodType<string>) =>
  z.preprocess(
    (value) => parsedJson(value) ?? {},
    z
      .object(
        {
          name: requiredLine('order.name'),
          email: requiredEmail('order.email'),
          phone: requiredLine('order.phone'),
          address,
          country,
          ...companyFields,
        },
        { error: 'object.wrong' },
      )
      .refine(namesCompany, UNNAMED_COMPANY),
  );

const productId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.union([z.int().min(1).max(MAX_INTEGER), z.string().refine(isSlug)], {
    error: 'order.item',
  }),
);

const quantity = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value),
  z
    .int({ error: 'order.quantity' })
    .min(1, { error: 'order.quantity' })
    .max(LIMITS.quantity, { error: 'order.quantity' }),
);

const variant = z
  .preprocess((value) => {
    if (isBlank(value)) return undefined;
    return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  }, z
    .union([z.int().min(1).max(MAX_INTEGER), z.string().max(LIMITS.sku)], { error: 'order.item' })
    .optional())
  .describe('The id or the SKU of the variant; absent for a product without options.');

const slot = z
  .preprocess(
    (value) => (isBlank(value) ? undefined : Number(value)),
    z.int({ error: 'order.item' }).min(1).max(MAX_INTEGER).optional(),
  )
  .describe('The id of the date; absent where it is chosen later, or the product has none.');

/** One line. Names that clients send are ignored: the server uses its own. */
const item = z.object(
  {
    id: productId,
    variant,
    slot,
    quantity,
    price: requiredMoney('number.wrong'),
    /** What is printed on the item's vouchers; ignored for a product that issues none. */
    dedication: dedication.optional(),
  },
  { error: 'object.wrong' },
);

/**
 * The point that a parcel goes to, for shipping methods that ask for one. Of a point on an imported list the
 * server uses its own name and address.
 */
const pickupPoint = z.preprocess(
  (value) => parsedJson(value),
  z
    .object(
      {
        id: requiredLine('order.point', LIMITS.pointCode),
        name: line(),
        address: line(),
      },
      { error: 'object.wrong' },
    )
    .optional(),
);

/** A discount code, as it was typed; absent where there is none. */
const discountCode = z.preprocess(
  (value) => (isBlank(value) ? undefined : value),
  z
    .string({ error: 'discount.unknown' })
    .max(LIMITS.line, { error: 'discount.unknown' })
    .transform(compactCode)
    .optional(),
);

/** An order as sent by the checkout; amounts in crowns. */
export const orderCreate = z.object({
  customer: customer(requiredText('order.address')),
  shipping_method: requiredInteger('order.shipping', 1),
  payment_method: requiredInteger('order.payment', 1),
  items: z.preprocess(
    (value) => parsedJson(value) ?? [],
    z
      .array(item, { error: 'list.wrong' })
      .min(1, { error: 'order.items' })
      .max(LIMITS.orderLines, { error: 'list.tooLong' }),
  ),
  total: requiredMoney('number.wrong', MAX_TOTAL),
  discount_code: discountCode,
  /** What the customer wants the team to know. */
  note: text(LIMITS.orderNote),
  pickup_point: pickupPoint,
});

/** An order without a parcel to an address: the customer's may be ''. */
export const orderWithoutAddress = orderCreate.extend({ customer: customer(text()) });

export const orderRuleOrder: readonly MessageKey[] = [
  'order.name',
  'order.email',
  'email.wrong',
  'order.phone',
  'order.address',
  'company.name',
  'company.ico',
  'company.icoCheck',
  'company.dic',
  'order.shipping',
  'order.point',
  'order.payment',
  'order.items',
];

export const orderCreated = z.object({
  orderId: z.int(),
  /** The secret of the order's page; new in each answer. */
  link: z.string(),
  /** The variable symbol of its bank transfer. */
  variable_symbol: z.int(),
  /** The card provider's payment page, if the order is paid by card and the page could be created. */
  pay: z.string().optional(),
});

export const orderConflict = z.object({
  message: z.string(),
  items: z.array(
    z.object({
      /** The id as sent by the client. */
      id: z.union([z.int(), z.string()]),
      /** As sent by the client, of a product with options. */
      variant: z.union([z.int(), z.string()]).optional(),
      /** As sent by the client, with a date. */
      slot: z.int().optional(),
      /** The current price in crowns; null if the product, or the date, is not available. */
      price: z.number().nullable(),
      available: z.boolean(),
      /** How many pieces, or places on the date, are left, where that is fewer than were ordered. */
      left: z.int().optional(),
    }),
  ),
  shipping_price: z.number(),
  payment_fee: z.number(),
  /** Of an order with a discount code: what it takes off now, and why it isn't taken otherwise. */
  discount: z
    .object({
      code: z.string(),
      amount: z.number(),
      problem: z.enum(DISCOUNT_PROBLEMS).nullable(),
    })
    .optional(),
  total: z.number(),
});

export type OrderInput = z.infer<typeof orderCreate>;
export type OrderCreated = z.infer<typeof orderCreated>;
export type OrderConflict = z.infer<typeof orderConflict>;

export interface OrderPayload extends Omit<OrderInput, 'items'> {
  items: (OrderInput['items'][number] & {
    translations: Record<'en' | 'cs', { name: string; description: string }>;
  })[];
}
