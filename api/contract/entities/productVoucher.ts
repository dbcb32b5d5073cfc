import { z } from 'zod';
import { isBlank, key, optionalDate, optionalInteger } from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { MAX_VOUCHER_MONTHS, VOUCHER_KINDS, type VoucherKind } from '../vouchers.ts';

/**
 * The vouchers that a product issues, one for each piece that is paid: their kind, and their validity in
 * months from the payment or until a date. A product that issues none has '' and nulls.
 */
export const voucherInput = {
  voucher_kind: z.preprocess(
    (value) => (isBlank(value) ? '' : value),
    z.enum(['', ...VOUCHER_KINDS], key('choice.unknown')),
  ),
  voucher_months: optionalInteger(),
  voucher_until: optionalDate('voucher.until'),
};

interface WithVoucher {
  voucher_kind: VoucherKind | '';
  voucher_months: number | null;
  voucher_until: string | null;
}

/** Rules of a product's vouchers, each at its field. */
export function checkProductVoucher(product: WithVoucher, ctx: z.RefinementCtx): void {
  const { voucher_kind: kind, voucher_months: months, voucher_until: until } = product;
  const broken = (message: MessageKey, field: keyof WithVoucher) =>
    ctx.addIssue({ code: 'custom', message, path: [field] });
  if (kind === '') {
    if (months !== null || until !== null) broken('voucher.kind', 'voucher_kind');
    return;
  }
  if ((months === null) === (until === null)) broken('voucher.validity', 'voucher_months');
  if (months !== null && (months < 1 || months > MAX_VOUCHER_MONTHS)) {
    broken('voucher.months', 'voucher_months');
  }
}

/** As answered: absent for a product that issues none. */
export const productVoucher = {
  voucher_kind: z.enum(VOUCHER_KINDS).optional(),
  /** Null: valid until `voucher_until`. */
  voucher_months: z.int().nullable().optional(),
  /** The last day, YYYY-MM-DD; null: valid for `voucher_months` from the payment. */
  voucher_until: z.string().nullable().optional(),
};
