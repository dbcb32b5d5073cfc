import type { DiscountCode } from '../../../db/models/discountCode.ts';
import { crownsOrNull } from '../../contract/money.ts';
import type { OfferedDiscount, DiscountCode as WireCode } from '../../contract/types.ts';

/** What a customer who types a valid code is told of it. */
export const presentTerms = (code: DiscountCode): OfferedDiscount => ({
  code: code.code,
  percent: code.percent,
  amount: crownsOrNull(code.amount_halere),
  min_total: crownsOrNull(code.min_halere),
  product_categories: code.product_categories,
});

export const presentCode = (code: DiscountCode): WireCode => ({
  id: code.id,
  ...presentTerms(code),
  valid_from: code.valid_from,
  valid_until: code.valid_until,
  max_uses: code.max_uses,
  max_uses_per_email: code.max_uses_per_email,
  is_active: code.is_active,
  note: code.note,
  uses: Number(code.uses ?? 0),
  version: code.version,
});
