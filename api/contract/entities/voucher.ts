import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { key, line, optionalMoney, requiredDate, requiredLine, requiredMoment } from '../fields.ts';
import { REDEMPTION_OUTCOMES, VOUCHER_CANCEL_REASONS, VOUCHER_STATES } from '../voucherStates.ts';
import { VOUCHER_KINDS } from '../vouchers.ts';

/** A voucher in the administrators' list. Amounts in crowns, moments ISO-8601 in UTC. */
export const voucher = z.object({
  id: z.int(),
  /** As people read it: `XXXX-XXXX-XXXX`. */
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(VOUCHER_STATES),
  /** The product as it was ordered. */
  name_en: z.string(),
  name_cs: z.string(),
  /** Null if the product was deleted. */
  product_id: z.int().nullable(),
  order_id: z.int(),
  customer_name: z.string(),
  /** Null for an experience. */
  value: z.number().nullable(),
  remaining: z.number().nullable(),
  /** '' for none. */
  dedication: z.string(),
  issued_at: z.string(),
  /** The last day, YYYY-MM-DD. */
  valid_until: z.string(),
  /** When nothing of it was left any more; null before. */
  redeemed_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  /** Null unless it is cancelled. */
  cancel_reason: z.enum(VOUCHER_CANCEL_REASONS).nullable(),
  /** How many redemptions of phones that were offline could not be booked and wait for a decision. */
  conflicts: z.int(),
});

/** A redemption, or the attempt of a phone that was offline: only `redeemed` ones count. */
const voucherRedemption = z.object({
  id: z.int(),
  outcome: z.enum(REDEMPTION_OUTCOMES),
  /** In crowns; null for an experience. */
  amount: z.number().nullable(),
  redeemed_at: z.string(),
  /** When the phone was online again; null where it was online. */
  joined_at: z.string().nullable(),
  /** Who redeemed it. */
  username: z.string(),
  note: z.string(),
  /** When a person settled the conflict, who and how; null for none, and for open ones. */
  resolved_at: z.string().nullable(),
  resolved_by: z.string(),
  resolution: z.string(),
});

const voucherExtension = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  username: z.string(),
  at: z.string(),
});

export const voucherDetail = voucher.extend({
  /** Newest first, as the extensions. */
  redemptions: z.array(voucherRedemption),
  extensions: z.array(voucherExtension),
});

/** What a person at the track sees of a voucher: nothing of its buyer. */
export const voucherCheck = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(VOUCHER_STATES),
  name_en: z.string(),
  name_cs: z.string(),
  value: z.number().nullable(),
  remaining: z.number().nullable(),
  dedication: z.string(),
  valid_until: z.string(),
  /** The latest redemption. */
  last: z.object({ at: z.string(), username: z.string() }).nullable(),
  /** The date that it is booked on, or was when it was used. */
  date: z
    .object({
      starts_at: z.string(),
      place_en: z.string(),
      place_cs: z.string(),
      /** Whether its place there is free again, since it is used before that day; of an unused one, would be now. */
      is_given_back: z.boolean(),
    })
    .nullable(),
});

export const voucherLookup = z.object({ code: requiredLine('voucher.code') });

/** The phone chooses the key: the same key again is the same redemption. */
const redemptionKey = () => requiredLine('error.malformed', LIMITS.redemptionKey);

export const voucherRedeem = z.object({
  key: redemptionKey(),
  code: requiredLine('voucher.code'),
  /** Crowns to take of a money voucher; absent: all that is left. */
  amount: optionalMoney().refine((amount) => amount === null || amount > 0, key('voucher.amount')),
  note: line(LIMITS.voucherNote),
});

/** What a phone redeemed while it was offline, in its order. */
export const redemptionBatch = z.object({
  entries: z
    .array(voucherRedeem.extend({ redeemed_at: requiredMoment('moment.wrong') }), {
      error: 'list.wrong',
    })
    .min(1, key('list.wrong'))
    .max(LIMITS.redemptionsAtOnce, key('list.tooLong')),
});

export const redemptionAnswer = z.object({
  key: z.string(),
  outcome: z.enum(REDEMPTION_OUTCOMES),
  /** Crowns that were taken of a money voucher; null for none. */
  amount: z.number().nullable(),
  /** The voucher as it is now; null where the code is unknown. */
  voucher: voucherCheck.nullable(),
});

export const redemptionAnswers = z.object({ entries: z.array(redemptionAnswer) });

/** A later end of the validity, and why. */
export const voucherExtend = z.object({
  valid_until: requiredDate('voucher.until'),
  reason: requiredLine('voucher.reason', LIMITS.voucherNote),
  /** False: no mail to the customer about it. */
  tell_customer: z.boolean().optional(),
});

/** How a person settled a redemption that could not be booked. */
export const conflictResolve = z.object({
  resolution: requiredLine('voucher.resolution', LIMITS.voucherNote),
});

/**
 * What a phone needs to check vouchers while it is offline. Codes are there as digests only: PBKDF2 with
 * SHA-256 over the code without hyphens, 16 bytes, in hexadecimal digits.
 */
export const offlineVouchers = z.object({
  made_at: z.string(),
  /** Hexadecimal; another one in each answer. */
  salt: z.string(),
  iterations: z.int(),
  products: z.array(z.object({ name_en: z.string(), name_cs: z.string() })),
  vouchers: z.array(
    z.object({
      digest: z.string(),
      /** The place of its product in the list, from 0. */
      product: z.int(),
      kind: z.enum(VOUCHER_KINDS),
      state: z.enum(VOUCHER_STATES),
      remaining: z.number().nullable(),
      dedication: z.string(),
      valid_until: z.string(),
      redeemed_at: z.string().nullable(),
    }),
  ),
});

/** A voucher on the order's page. */
export const orderedVoucher = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(VOUCHER_STATES),
  /** The item of the order. */
  order_item_id: z.int(),
  dedication: z.string(),
  valid_until: z.string(),
  value: z.number().nullable(),
  remaining: z.number().nullable(),
});

export type Voucher = z.infer<typeof voucher>;
export type VoucherDetail = z.infer<typeof voucherDetail>;
export type VoucherRedemption = z.infer<typeof voucherRedemption>;
export type VoucherExtension = z.infer<typeof voucherExtension>;
export type VoucherCheck = z.infer<typeof voucherCheck>;
export type VoucherRedeem = z.infer<typeof voucherRedeem>;
export type RedemptionBatch = z.infer<typeof redemptionBatch>;
export type RedemptionAnswer = z.infer<typeof redemptionAnswer>;
export type RedemptionAnswers = z.infer<typeof redemptionAnswers>;
export type VoucherExtend = z.infer<typeof voucherExtend>;
export type ConflictResolve = z.infer<typeof conflictResolve>;
export type OfflineVouchers = z.infer<typeof offlineVouchers>;
export type OrderedVoucher = z.infer<typeof orderedVoucher>;
