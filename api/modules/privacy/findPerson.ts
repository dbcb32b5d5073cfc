import type { Knex } from 'knex';
import { CardPayment } from '../../../db/models/cardPayment.ts';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Payment } from '../../../db/models/payment.ts';
import { Revision } from '../../../db/models/revision.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { Booking, SlotAlert } from '../../../db/models/slot.ts';
import { StockAlert } from '../../../db/models/stock.ts';
import { User } from '../../../db/models/user.ts';
import { fold } from '../../contract/slug.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';
import { asWhole, ORDERS, withVatPayer } from '../orders/index.ts';
import { mentions } from './mentions.ts';

/** All rows that belong to an e-mail address, whatever its case. */
export type Person = Awaited<ReturnType<typeof findPerson>>;

export async function findPerson(db: Knex, email: string) {
  const address = email.toLowerCase();
  const { sql: lowered, of } = lower(address);
  const has = (column: string) => [`${lowered} = ?`, [...of(column), address]] as const;
  const found = await withVatPayer(Order.query(db))
    .whereRaw(...has('customer_email'))
    .orderBy('id')
    .forUpdate()
    .withGraphFetched(
      '[items, statusChanges, payments, documents(stated), withdrawals.items, terms(dated), vouchers]',
    );
  const orders = found.map(asWhole);
  const ids = orders.map(({ id }) => id);
  const messages = await ContactMessage.query(db)
    .whereRaw(...has('email'))
    .orderBy('id')
    .withGraphFetched('replies');
  const messageIds = messages.map(({ id }) => id);
  const replies = messages.flatMap((message) => message.replies ?? []);
  const mails = await OutboxMail.query(db)
    .whereRaw(...has('to'))
    .orWhereIn('order_id', ids)
    .orWhereIn('contact_message_id', messageIds)
    .orWhereIn(
      'reply_id',
      replies.map(({ id }) => id),
    )
    .orderBy('id');
  const account = await User.query(db)
    .whereRaw(...has('email'))
    .first();
  const stockAlerts = await StockAlert.query(db)
    .whereRaw(...has('email'))
    .orderBy('id');
  const slotAlerts = await SlotAlert.query(db)
    .whereRaw(...has('email'))
    .orderBy('id');
  const bookings = await Booking.query(db)
    .whereIn('order_id', ids)
    .withGraphFetched('slot')
    .orderBy('id');
  const pattern = likePattern(fold(email));
  const events = await SecurityEvent.query(db)
    .whereRaw(`search like ? escape '\\'`, [pattern])
    .orderBy('id');
  const like = likePattern(address);
  // Movements whose text names the address, whichever order they are booked to.
  const movements = await Payment.query(db).whereRaw(
    ['message', 'note', 'payer'].map(() => `${lowered} like ? escape '\\'`).join(' or '),
    ['message', 'note', 'payer'].flatMap((column) => [...of(column), like]),
  );
  // Corrected orders have what their address was before in the audit trail.
  const corrections = await Revision.query(db)
    .where({ resource: ORDERS })
    .whereRaw(`${lowered} like ? escape '\\'`, [...of('record'), like])
    .orderBy('id');
  const being = await CardPayment.query(db)
    .whereIn('order_id', ids)
    .where('state', 'pending')
    .whereNotNull('next_check_at');
  const links = await db('order_links').whereIn('order_id', ids).count({ count: '*' }).first();
  return {
    email,
    orders,
    messages,
    replies,
    mails,
    stockAlerts,
    slotAlerts,
    bookings,
    account: account ?? null,
    links: Number(links?.count ?? 0),
    movements: movements.filter((row) =>
      [row.message, row.note, row.payer].some((part) => mentions(part, email)),
    ),
    corrections: corrections.filter(({ record }) => mentions(JSON.stringify(record), email)),
    beingPaid: new Set(being.map(({ order_id }) => order_id)),
    events: events.filter((event) => mentions(event.search, fold(email))),
  };
}

/**
 * A column in small letters, as far as an address needs: databases may know those of ASCII alone. For
 * other addresses it is what the index of orders is made of.
 */
function lower(address: string) {
  const marked = [...new Set(address)].filter((letter) => letter > '\x7f');
  return {
    sql: marked.reduce((sql) => `replace(${sql}, ?, ?)`, 'lower(??)'),
    of: (column: string) => [column, ...marked.flatMap((one) => [one.toUpperCase(), one])],
  };
}
