import type { Knex } from 'knex';
import { ContactMessage, MessageReply } from '../../db/models/contactMessage.ts';
import { Order } from '../../db/models/order.ts';

// What tests of other modules read of a mail that was queued: the product itself only sends it.
export { compose } from '../modules/mail/compose.ts';
export { textOfLetter } from '../modules/mail/letter.ts';
export { mailFile } from '../modules/mail/sender.ts';
export { writeMail } from '../modules/mail/writeMail.ts';

/** Stores an order for tests about mails. */
export async function insertOrder(knex: Knex, changes: Partial<Order> = {}): Promise<number> {
  const { id } = await Order.query(knex).insert({
    customer_name: 'Jiřina Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '',
    customer_address: 'Nádražní 5, Písek',
    search: '',
    shipping_name_en: 'Parcel',
    shipping_name_cs: 'Balík',
    shipping_price_halere: 12_900,
    payment_name_en: 'Transfer',
    payment_name_cs: 'Převod',
    payment_kind: 'bank_transfer',
    total_halere: 111_080,
    locale: 'cs',
    status: 'pending',
    ...changes,
  });
  return id;
}

/** Stores a message with a reply; returns the reply's id. */
export async function insertReply(knex: Knex, html = '<p>Dobrý <b>den</b></p>'): Promise<number> {
  const message = await ContactMessage.query(knex).insert({
    name: 'Eva',
    email: 'eva@example.com',
    subject: 'Jízda',
    message: 'Máte volno?',
    is_read: false,
    has_reply: true,
    locale: 'cs',
    search: '',
  });
  const { id } = await MessageReply.query(knex).insert({ message_id: message.id, html });
  return id;
}
