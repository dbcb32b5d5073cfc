import type { Knex } from 'knex';
import { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Booking } from '../../../../db/models/slot.ts';
import { StockMovement } from '../../../../db/models/stock.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { CORRECTED_FIELDS } from '../../../contract/correctedFields.ts';
import { toCrowns } from '../../../contract/money.ts';
import { isCancelled, SUPPLIED } from '../../../contract/orderStatuses.ts';
import { statusChoice } from '../../../contract/statusChoices.ts';
import type { OrderConsequences } from '../../../contract/types.ts';
import type { Actor, Bus, CommandContext } from '../../../platform/commands.ts';
import { MONEY_COLUMNS, openOf } from '../../documents/index.ts';

/** What is done to an order, in a transaction that is rolled back. */
type OrderAction = (
  trx: Knex.Transaction,
  orderId: number,
  context: CommandContext,
) => Promise<unknown>;

/**
 * Lists what an action would cause, by running it for each of the orders and rolling it back: whatever
 * the commands and `api/events.ts` do is in it. Each order is a short transaction of its own.
 * @throws what the action throws, such as a Failure 422
 */
export async function previewEffects(
  bus: Bus,
  { orderIds, action }: { orderIds: readonly number[]; action: OrderAction },
  actor: Actor,
): Promise<OrderConsequences> {
  const changes: Change[] = [];
  for (const id of orderIds) {
    const work = (trx: Knex.Transaction, context: CommandContext) => action(trx, id, context);
    changes.push(await bus.dryRun(actor, work, (trx) => lookAt(trx, id)));
  }
  return addUp(changes);
}

type Seen = Awaited<ReturnType<typeof lookAt>>;

interface Change {
  before: Seen;
  after: Seen;
}

/** An order with its documents, its customer's mails, its vouchers, its places and its moves of stock. */
async function lookAt(trx: Knex.Transaction, id: number) {
  const order = await Order.query(trx)
    .select('status', 'payment_kind', 'owed_halere', 'hidden_at', ...MONEY_COLUMNS)
    .select(...CORRECTED_FIELDS)
    .findById(id)
    .throwIfNotFound();
  const documents = await OrderDocument.query(trx)
    .select('id', 'kind', 'total_halere')
    .where({ order_id: id });
  const mails = await OutboxMail.query(trx)
    .select('id', 'next_attempt_at')
    .where({ order_id: id })
    .whereNot('kind', 'like', 'team%');
  const vouchers = await Voucher.query(trx)
    .select('id', 'cancelled_at', 'redeemed_at')
    .where({ order_id: id });
  const bookings = await Booking.query(trx).select('id', 'state').where({ order_id: id });
  const moves = await StockMovement.query(trx).select('id', 'change').where({ order_id: id });
  return { order, documents, mails, vouchers, bookings, moves };
}

function addUp(changes: readonly Change[]): OrderConsequences {
  const documents = changes.flatMap(({ before, after }) =>
    newOf(before.documents, after.documents),
  );
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const owed = changes.map(
    ({ before, after }) => after.order.owed_halere - before.order.owed_halere,
  );
  const vouchers = vouchersOf(changes);
  const lowered = loweredOf(changes);
  const places = placesOf(changes);
  const pieces = piecesOf(changes);
  return {
    orders: changes.filter(isChanged).length,
    mails: changes.flatMap(({ before, after }) => newOf(before.mails, after.mails)).length,
    mails_stopped: changes.flatMap(({ before, after }) => newOf(after.mails, before.mails)).length,
    documents: kinds.map((kind) => {
      const ofKind = documents.filter((document) => document.kind === kind);
      const { count, amount } = counted(ofKind.map(({ total_halere }) => total_halere));
      return { kind, count, total: amount };
    }),
    to_refund: counted(owed.filter((halere) => halere > 0)),
    not_to_refund: counted(owed.filter((halere) => halere < 0).map((halere) => -halere)),
    unpaid: counted(changes.map(unpaidOf).filter((halere) => halere > 0)),
    ...(lowered.count > 0 && { lowered }),
    invoiced_unpaid: counted(changes.map(invoicedUnpaidOf).filter((halere) => halere > 0)),
    ...(Object.values(vouchers).some((count) => count > 0) && { vouchers }),
    ...(Object.values(places).some((count) => count > 0) && { places }),
    ...(Object.values(pieces).some((count) => count > 0) && { pieces }),
    hidden_kept: counted(
      changes
        .filter(({ before, after }) => before.order.hidden_at !== after.order.hidden_at)
        .map(({ after: { order } }) => order.paid_halere - order.refunded_halere)
        .filter((halere) => halere > 0),
    ),
  };
}

/** What becomes of vouchers; used ones stay used when their order is cancelled. */
function vouchersOf(changes: readonly Change[]) {
  const pairs = changes.flatMap(({ before, after }) =>
    after.vouchers.map((now) => ({
      is: now,
      was: before.vouchers.find(({ id }) => id === now.id),
      isOrderCancelled: isCancelled(after.order.status) && !isCancelled(before.order.status),
    })),
  );
  const count = (isCounted: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isCounted).length;
  return {
    issued: count(({ was }) => was === undefined),
    restored: count(({ is, was }) => Boolean(was?.cancelled_at) && is.cancelled_at === null),
    cancelled: count(({ is, was }) => was?.cancelled_at === null && is.cancelled_at !== null),
    used: count(({ is, isOrderCancelled }) => isOrderCancelled && is.redeemed_at !== null),
  };
}

/** What becomes of places on dates. */
function placesOf(changes: readonly Change[]) {
  const pairs = changes.flatMap(({ before, after }) =>
    after.bookings.map((now) => ({
      is: now.state,
      was: before.bookings.find(({ id }) => id === now.id)?.state,
    })),
  );
  const changed = pairs.filter(({ is, was }) => is !== was);
  return {
    freed: changed.filter(({ was }) => was === 'booked').length,
    taken: changed.filter(({ is }) => is === 'booked').length,
    to_choose: changed.filter(({ is, was }) => is === 'to_choose' && was !== 'booked').length,
  };
}

/** How many pieces go back into stock, or are taken from it. */
function piecesOf(changes: readonly Change[]) {
  const moved = changes
    .flatMap(({ before, after }) => newOf(before.moves, after.moves))
    .map(({ change }) => change);
  const sum = (of: readonly number[]) => of.reduce((total, change) => total + Math.abs(change), 0);
  return {
    returned: sum(moved.filter((change) => change > 0)),
    taken: sum(moved.filter((change) => change < 0)),
  };
}

/** What is open of an order that goes; 0 where it is collected on delivery. */
const unpaidOf = ({ before, after: { order } }: Change): number => {
  const goes = !SUPPLIED.includes(before.order.status) && SUPPLIED.includes(order.status);
  return goes && order.payment_kind !== 'cash_on_delivery' ? openOf(order) : 0;
};

/** By how much prices fall, and what is left to pay then. */
function loweredOf(changes: readonly Change[]) {
  const lowered = changes
    .map(({ before, after: { order } }) => ({
      halere: before.order.total_halere - order.total_halere,
      open: openOf(order),
    }))
    .filter(({ halere }) => halere > 0);
  return {
    ...counted(lowered.map(({ halere }) => halere)),
    open: counted(lowered.map(({ open }) => open)).amount,
  };
}

/**
 * What stays open of an order that gets its invoice after it was supplied, of which a payment reminds: a supply
 * is invoiced whole (§ 28 of the VAT Act). What goes unpaid only now is said by `unpaidOf`.
 */
const invoicedUnpaidOf = ({ before, after }: Change): number =>
  SUPPLIED.includes(before.order.status) &&
  newOf(before.documents, after.documents).some(({ kind }) => kind === 'invoice')
    ? openOf(after.order)
    : 0;

/** Whether people see a change: `completed` and `done` are one to them, and the back-office writes neither over the other. */
const isChanged = ({ before, after }: Change): boolean =>
  statusChoice(before.order.status) !== statusChoice(after.order.status) ||
  (['hidden_at', 'paid_halere', 'refunded_halere', ...CORRECTED_FIELDS] as const).some(
    (name) => before.order[name] !== after.order[name],
  );

/** Those of the later ones that were not among the earlier. */
const newOf = <Row extends { id: number }>(earlier: readonly Row[], later: readonly Row[]): Row[] =>
  later.filter(({ id }) => !earlier.some((other) => other.id === id));

const counted = (halere: readonly number[]) => ({
  count: halere.length,
  amount: toCrowns(halere.reduce((sum, each) => sum + each, 0)),
});
