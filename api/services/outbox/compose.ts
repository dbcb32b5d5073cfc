import type { Knex } from 'knex';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { readSeller } from '../invoices/invoice.ts';
import type { MailTexts } from './kinds.ts';
import { orderMail } from './orderMail.ts';
import { replyMail } from './replyMail.ts';

export interface WrittenMail extends MailTexts {
  from: { name: string; address: string };
}

export interface ComposeDeps {
  knex: Knex;
  publicUrl: string;
}

/** There is nobody to send a mail to: trying again is of no use. */
export class NoRecipient extends Error {}

/** Writes a mail's texts, from what it refers to as it is now. */
export async function compose(deps: ComposeDeps, mail: OutboxMail): Promise<WrittenMail> {
  const { knex, publicUrl } = deps;
  const order = mail.order_id
    ? await Order.query(knex).findById(mail.order_id).withGraphFetched('items')
    : undefined;
  const reply = mail.reply_id ? await MessageReply.query(knex).findById(mail.reply_id) : undefined;
  const message = reply ? await ContactMessage.query(knex).findById(reply.message_id) : undefined;
  const locale = order?.locale ?? message?.locale ?? FALLBACK_LOCALE;
  const seller = await readSeller(knex, locale);
  const from = {
    name: seller['site.name'] || seller.seller_name,
    address: seller.contact_email || 'noreply@localhost',
  };
  if (order && mail.kind === 'placed') return { from, ...orderMail(order, seller, publicUrl) };
  if (reply && message) return { from, ...replyMail(message, reply.html) };
  throw new Error(`There is no text for mails of kind ${mail.kind}.`);
}
