import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import {
  line,
  MAX_TOTAL,
  moneyIfSent,
  parsedJson,
  requiredEmail,
  requiredInteger,
  requiredLine,
  text,
  textPerLocale,
} from '../fields.ts';
import { toIban } from '../iban.ts';
import { parseOrderNumber } from '../orders.ts';
import { WITHDRAWAL_STATES } from '../withdrawals.ts';

/** Idempotency key, generated with the form. */
const key = () => requiredLine('error.malformed', 64);

const pieces = z.object(
  {
    id: requiredInteger('withdrawal.tooMany', 1),
    quantity: requiredInteger('order.quantity', 1),
    /** Ids of its vouchers that end, as many as pieces; absent: the last unused ones. */
    vouchers: z
      .array(requiredInteger('withdrawal.vouchers', 1), { error: 'list.wrong' })
      .max(LIMITS.quantity, { error: 'list.tooLong' })
      .optional(),
  },
  { error: 'object.wrong' },
);

/** Where the money goes back to if it can't go back the way it came (Civil Code, § 1832); '' for none. */
const refundAccount = () =>
  line().refine((account) => account === '' || toIban(account) !== null, {
    error: 'withdrawal.account',
  });

/** A withdrawal from some items of an order, by their ids. */
export const withdrawalCreate = z.object({
  key: key(),
  items: z.preprocess(
    (value) => parsedJson(value) ?? [],
    z
      .array(pieces, { error: 'list.wrong' })
      .min(1, { error: 'withdrawal.none' })
      .max(LIMITS.orderLines, { error: 'list.tooLong' }),
  ),
  note: text(LIMITS.withdrawalNote),
  refund_account: refundAccount(),
});

/** A typed order number, with or without '#' and leading zeros. */
const orderNumber = z.preprocess(
  (value) => parseOrderNumber(String(value ?? '')),
  z.int({ error: 'withdrawal.number' }).min(1, { error: 'withdrawal.number' }),
);

/** A withdrawal by order number, without the secret link: from the whole order or as the note says. */
export const withdrawalByNumber = z.object({
  key: key(),
  number: orderNumber,
  email: requiredEmail('order.email'),
  /** The name of the withdrawing person; '' for the order's customer. */
  name: line(),
  note: text(LIMITS.withdrawalNote),
  refund_account: refundAccount(),
});

/** As sent by the form: the consumer is named before confirming (Directive 2011/83/EU, Article 11a). */
export const withdrawalStatement = withdrawalByNumber.extend({ name: requiredLine('order.name') });

export const orderLinksRequest = z.object({ email: requiredEmail('order.email') });

/**
 * The team's decision; a refusal needs a reason, which the customer reads. `amount` is what a settled one
 * takes off the invoice, or off the price where there is none yet, in crowns: the price of its pieces when
 * absent. With `restock` false its pieces don't go back into stock.
 */
export const withdrawalDecision = z
  .object({
    state: z.enum(['settled', 'refused'], { error: 'choice.unknown' }),
    reason: text(),
    amount: moneyIfSent('number.wrong', MAX_TOTAL),
    restock: z.boolean().optional(),
  })
  .refine(({ state, reason }) => state === 'settled' || reason !== '', {
    error: 'withdrawal.reason',
    path: ['reason'],
  });

/** Withdrawn pieces of an item. */
const withdrawnItem = z.object({
  order_item_id: z.int(),
  quantity: z.int(),
  /** Ids of the vouchers that it ended; absent where it ended none that were issued. */
  vouchers: z.array(z.int()).optional(),
});

export const withdrawal = z.object({
  id: z.int(),
  state: z.enum(WITHDRAWAL_STATES),
  /** Who withdrew; '' for older withdrawals. */
  name: z.string(),
  note: z.string(),
  /** Where the customer wants the money sent; '' for the way it came. */
  refund_account: z.string(),
  reason: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** What it took off the order's price, in crowns; absent where it didn't. */
  taken_off: z.number().optional(),
  items: z.array(withdrawnItem),
});

/** A withdrawal with its order, on the order's page and in the back-office. */
export const shownWithdrawal = withdrawal.extend({
  items: z.array(
    withdrawnItem.extend({
      /** With the dates that were given back with its pieces. */
      name: textPerLocale,
    }),
  ),
});

export type Withdrawal = z.infer<typeof withdrawal>;
export type ShownWithdrawal = z.infer<typeof shownWithdrawal>;
export type WithdrawalDecision = z.infer<typeof withdrawalDecision>;
/** As forms send it: the amount as it was typed. */
export type WithdrawalDecisionInput = Omit<WithdrawalDecision, 'amount'> & {
  amount?: number | string;
};
