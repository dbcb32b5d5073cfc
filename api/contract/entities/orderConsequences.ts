import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { ISSUED_KINDS } from '../documents.ts';
import { parsedJson, requiredInteger } from '../fields.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';

const ids = z.preprocess(
  (value) => parsedJson(value) ?? [],
  z
    .array(requiredInteger('payment.order', 1), { error: 'list.wrong' })
    .max(LIMITS.pageSize, { error: 'list.tooLong' }),
);

/** Orders that are to be deleted. */
export const ordersDeletion = z.object({ ids });

/** Orders that are to get a status. */
export const ordersStatus = z.object({
  ids,
  status: z.enum(ORDER_STATUSES, { error: 'order.status' }),
  /** False: no mail to the customers about the new status. */
  tell_customer: z.boolean().optional(),
});

/** A number of orders and their sum in crowns. */
const counted = z.object({ count: z.int(), amount: z.number() });

/** What something would cause that was not done yet. */
export const orderConsequences = z.object({
  orders: z.int().describe('Orders that would be changed.'),
  mails: z.int().describe('Mails that customers would get.'),
  mails_stopped: z.int().describe('Waiting mails that customers would not get any more.'),
  documents: z
    .array(z.object({ kind: z.enum(ISSUED_KINDS), count: z.int(), total: z.number() }))
    .describe('Documents that would be issued; `total` in crowns, negative for credit notes.'),
  to_refund: counted.describe('Orders of which more would have to go back to the customer.'),
  not_to_refund: counted.describe('Orders of which less would have to go back.'),
  unpaid: counted.describe(
    'Orders that would go with money open, but for cash on delivery; `amount` is what is open.',
  ),
  lowered: counted
    .extend({ open: z.number() })
    .optional()
    .describe(
      'Orders whose price a withdrawal would lower, and by how much; `open` is what would be left to pay. Absent where none would.',
    ),
  invoiced_unpaid: counted.describe(
    'Orders that would get their invoice before they are paid, since they were supplied; `amount` is what is open.',
  ),
  vouchers: z
    .object({ issued: z.int(), restored: z.int(), cancelled: z.int(), used: z.int() })
    .optional()
    .describe(
      'Vouchers that would be issued, valid again or cancelled, and used ones of orders that would be cancelled; absent where nothing of it would happen.',
    ),
  places: z
    .object({ freed: z.int(), taken: z.int(), to_choose: z.int() })
    .optional()
    .describe(
      'Places on dates that would become free or be booked again, and pieces whose date has none left; absent where nothing of it would happen.',
    ),
  pieces: z
    .object({ returned: z.int(), taken: z.int() })
    .optional()
    .describe('Pieces that would go back into stock or be taken from it; absent where none would.'),
  hidden_kept: counted.describe('Deleted orders whose money the team would keep or owe.'),
});

export type OrderConsequences = z.infer<typeof orderConsequences>;
