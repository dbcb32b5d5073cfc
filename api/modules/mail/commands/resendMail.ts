import { Order } from '../../../../db/models/order.ts';
import type { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { command } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { enqueueMail } from '../mails.ts';

/**
 * Sends a sent mail as a new one: under its old Message-ID mail programs may hide it.
 * @returns the id of the mail to show: the new one, else the given one
 * @throws Failure 409 for a mail about a deleted order, whose customer gets none
 */
export const resendMail = command(async (trx, mail: OutboxMail, { now }): Promise<number> => {
  if (mail.sent_at === null) return mail.id;
  const { kind, locale, to, facts, order_id, reply_id, contact_message_id } = mail;
  const order = order_id === null ? undefined : await Order.query(trx).findById(order_id);
  if (order && order.hidden_at !== null) throw conflict('mail.orderDeleted');
  const about = { order_id, reply_id, contact_message_id };
  return (await enqueueMail(trx, { kind, locale, to, facts, ...about }, now)) ?? mail.id;
});
