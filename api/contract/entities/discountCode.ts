import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { isIsoDate } from '../dates.ts';
import { compactCode, isDiscountCode } from '../discounts.ts';
import { flag, line, optionalInteger, optionalMoney, requiredLine, text } from '../fields.ts';
import { parseCategories } from '../shipping.ts';

const code = requiredLine('discountCode.code')
  .transform(compactCode)
  .refine(isDiscountCode, { error: 'discountCode.code' });

/** A day in Prague, YYYY-MM-DD; '' for no limit. */
const day = () =>
  line().refine((value): boolean => value === '' || isIsoDate(value), { error: 'date.wrong' });

/** A discount code as it is written. Amounts in crowns; it takes off per cent or an amount, the other is null. */
export const discountCodeUpdate = z
  .object({
    code,
    percent: optionalInteger(1, 100),
    amount: optionalMoney(),
    /** What the products that it is for have to cost at least; null for no minimum. */
    min_total: optionalMoney(),
    /** Comma-separated; '' means all. */
    product_categories: line().refine((value): boolean => parseCategories(value) !== null, {
      error: 'choice.unknown',
    }),
    valid_from: day(),
    valid_until: day(),
    /** How many orders may use it in all, and with one e-mail; null for any number. */
    max_uses: optionalInteger(1),
    max_uses_per_email: optionalInteger(1),
    is_active: flag(true),
    /** For the team alone. */
    note: text(LIMITS.internalNote),
  })
  .superRefine(({ percent, amount, valid_from, valid_until }, ctx) => {
    if ((percent === null) === (amount === null)) {
      ctx.addIssue({ code: 'custom', message: 'discountCode.value', path: ['percent'] });
    }
    if (amount === 0) {
      ctx.addIssue({ code: 'custom', message: 'discountCode.value', path: ['amount'] });
    }
    if (valid_until !== '' && valid_until < valid_from) {
      ctx.addIssue({ code: 'custom', message: 'discountCode.days', path: ['valid_until'] });
    }
  });

/** A discount code as administrators see it. */
export const discountCode = z.object({
  id: z.int(),
  code: z.string(),
  percent: z.int().nullable(),
  amount: z.number().nullable(),
  min_total: z.number().nullable(),
  product_categories: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  max_uses: z.int().nullable(),
  max_uses_per_email: z.int().nullable(),
  is_active: z.boolean(),
  note: z.string(),
  /** How many valid orders used it. */
  uses: z.int(),
  version: z.int(),
});

/** A code that a customer typed. */
export const discountCheck = z.object({ code: requiredLine('discount.unknown') });

/** What a valid code takes off. Amounts in crowns. */
export const discountTerms = discountCode.pick({
  code: true,
  percent: true,
  amount: true,
  min_total: true,
  product_categories: true,
});

export type DiscountCode = z.infer<typeof discountCode>;
export type DiscountCodeInput = z.infer<typeof discountCodeUpdate>;
export type OfferedDiscount = z.infer<typeof discountTerms>;
