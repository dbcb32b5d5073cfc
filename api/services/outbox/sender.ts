import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import { Order } from '../../../db/models/order.ts';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { readSeller } from '../invoices/invoice.ts';
import type { NewMail } from './mails.ts';
import { orderMail } from './orderMail.ts';

/** Sends one mail; resolves once the server, or the disk, has taken it. */
export type Sender = (mail: OutboxMail) => Promise<void>;

export interface SenderDeps {
  knex: Knex;
  /** Absent: each mail is a file in the outbox folder. */
  smtpUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
}

/** The timeout of each step; far shorter than the time for which a mail is claimed. */
const TIMEOUT_MS = 20_000;

/** Sends mails by SMTP, or writes them as files for a mail program. Nodemailer is loaded with the first. */
export function createSender({ knex, smtpUrl, dataDir, publicUrl }: SenderDeps): Sender {
  const deliver = smtpUrl === undefined ? intoFolder(outboxFolder(dataDir)) : bySmtp(smtpUrl);
  return async (mail) => {
    const order =
      mail.order_id === null
        ? null
        : await Order.query(knex).findById(mail.order_id).withGraphFetched('items');
    // Deleted meanwhile, and its mail with it.
    if (order === undefined) return;
    const seller = await readSeller(knex, order?.locale ?? FALLBACK_LOCALE);
    const content = order ? orderMail(order, seller, publicUrl) : mail;
    const from = {
      name: seller['site.name'] || seller.seller_name,
      address: seller.contact_email || 'noreply@localhost',
    };
    await deliver(mail, messageOf(mail, content, from));
  };
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The beginning of a mail's file name: its time as 17 digits. */
export const fileStamp = (at: string): string => at.replace(/\D/g, '');

type Deliver = (mail: OutboxMail, message: SendMailOptions) => Promise<void>;

function bySmtp(url: string): Deliver {
  const load = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  let transport: ReturnType<typeof load> | undefined;
  return async (_mail, message) => {
    transport ??= load();
    await (await transport).sendMail(message);
  };
}

function intoFolder(folder: string): Deliver {
  return async (mail, message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: content } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${fileStamp(mail.created_at)}-${mail.id}.eml`);
    // Under its final name a file is complete.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  };
}

function messageOf(
  mail: OutboxMail,
  { to, subject, text, html }: NewMail,
  from: { name: string; address: string },
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    ...{ subject, text, html },
    date: new Date(mail.created_at),
    // Stable, so that mail programs recognise a mail that was sent twice.
    messageId: `<${fileStamp(mail.created_at)}.${mail.id}@${from.address.split('@').at(-1)}>`,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      ...{ filename, contentType, content: Buffer.from(content, 'base64') },
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
