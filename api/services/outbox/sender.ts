import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import { Order } from '../../../db/models/order.ts';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { readSeller } from '../invoices/seller.ts';
import type { NewMail } from './mails.ts';
import { orderMail } from './orderMail.ts';

/** Sends one mail; resolves once the server, or the disk, has taken it. */
export type Sender = (mail: OutboxMail) => Promise<void>;

export interface SenderDeps {
  knex: Knex;
  /** Absent: each mail is a file in the outbox folder (decisions, One process, one origin). */
  smtpUrl: string | undefined;
  dataDir: string;
  /** The site's address, which mails lead to. */
  publicUrl: string;
}

/** No answer within this is a failure; far shorter than a mail is claimed for. */
const TIMEOUT_MS = 20_000;

const NO_ADDRESS = 'noreply@localhost';

/**
 * Sends mails by SMTP, or writes them as files that a mail program opens. What makes them is loaded
 * with the first one.
 */
export function createSender({ knex, smtpUrl, dataDir, publicUrl }: SenderDeps): Sender {
  const deliver = smtpUrl === undefined ? intoFolder(outboxFolder(dataDir)) : bySmtp(smtpUrl);
  return async (mail) => {
    const order =
      mail.order_id === null
        ? null
        : await Order.query(knex).findById(mail.order_id).withGraphFetched('items');
    // Deleted while its mail was picked up, which goes with it.
    if (order === undefined) return;
    const seller = await readSeller(knex, order?.locale ?? FALLBACK_LOCALE);
    const content = order ? orderMail(order, seller, publicUrl) : mail;
    const from = { name: seller.seller_name, address: seller.contact_email || NO_ADDRESS };
    await deliver(mail, messageOf(mail, content, from));
  };
}

/** Where mails are written as files. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The beginning of a mail's file: when it was written, as 17 digits. */
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
    // Under its name a file is whole.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  };
}

type From = { name: string; address: string };

function messageOf(mail: OutboxMail, content: NewMail, from: From): SendMailOptions {
  return {
    from,
    to: { name: '', address: content.to },
    subject: content.subject,
    text: content.text,
    html: content.html,
    date: new Date(mail.created_at),
    // Always the same, so that a mail sent twice is recognised as one.
    messageId: `<${fileStamp(mail.created_at)}.${mail.id}@${from.address.split('@').at(-1)}>`,
    attachments: mail.attachments.map((file) => ({
      filename: file.filename,
      contentType: file.contentType,
      content: Buffer.from(file.content, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
