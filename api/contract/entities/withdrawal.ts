import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { line, parsedJson, requiredEmail, requiredInteger, requiredLine, text } from '../fields.ts';
import { WITHDRAWAL_STATES } from '../withdrawals.ts';

const MAX_NOTE = 2_000;

/** Made with the form: sent again with the same one it is the same withdrawal. */
const key = () => requiredLine('error.malformed', 64);

const pieces = z.object(
  { id: requiredInteger('withdrawal.tooMany', 1), quantity: requiredInteger('order.quantity', 1) },
  { error: 'object.wrong' },
);

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
  note: text(MAX_NOTE),
});

/** An order's number as it is written, with or without '#' and zeros. */
const orderNumber = z.preprocess(
  (value) => Number(/^\s*#?\s*0*(\d{1,10})\s*$/.exec(String(value ?? ''))?.[1]),
  z.int({ error: 'withdrawal.number' }).min(1, { error: 'withdrawal.number' }),
);

/** A withdrawal from a whole order, or from what the note says, by who has no link to it. */
export const withdrawalByNumber = z.object({
  key: key(),
  number: orderNumber,
  email: requiredEmail('order.email'),
  /** Who withdraws; '' for who the order is of. */
  name: line(),
  note: text(MAX_NOTE),
});

/** As the form sends it: the consumer is named before it is confirmed (Directive 2011/83/EU, Article 11a). */
export const withdrawalStatement = withdrawalByNumber.extend({ name: requiredLine('order.name') });

export const orderLinksRequest = z.object({ email: requiredEmail('order.email') });

/** The team's decision; a refusal has a reason, which the customer reads. */
export const withdrawalDecision = z
  .object({ state: z.enum(['settled', 'refused'], { error: 'choice.unknown' }), reason: text() })
  .refine(({ state, reason }) => state === 'settled' || reason !== '', {
    error: 'withdrawal.reason',
    path: ['reason'],
  });

export const withdrawal = z.object({
  id: z.int(),
  state: z.enum(WITHDRAWAL_STATES),
  /** Who withdrew; '' of withdrawals from before it was kept. */
  name: z.string(),
  note: z.string(),
  reason: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  items: z.array(z.object({ order_item_id: z.int(), quantity: z.int() })),
});

export type Withdrawal = z.infer<typeof withdrawal>;
export type WithdrawalDecision = z.infer<typeof withdrawalDecision>;
