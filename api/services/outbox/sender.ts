import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { readSeller } from '../invoices/seller.ts';

/** Sends one mail; resolves once the server, or the disk, has taken it. */
export type Sender = (mail: OutboxMail) => Promise<void>;

interface SenderDeps {
  knex: Knex;
  /** Absent: each mail is a file in the outbox folder (decisions, One process, one origin). */
  smtpUrl: string | undefined;
  dataDir: string;
}

/** No answer within this is a failure; far shorter than a mail is claimed for. */
const TIMEOUT_MS = 20_000;

const NO_ADDRESS = 'noreply@localhost';

/**
 * Sends mails by SMTP, or writes them as files that a mail program opens. What makes them is loaded
 * with the first one.
 */
export function createSender({ knex, smtpUrl, dataDir }: SenderDeps): Sender {
  const deliver = smtpUrl === undefined ? intoFolder(join(dataDir, 'outbox')) : bySmtp(smtpUrl);
  return async (mail) => {
    const { seller_name, contact_email } = await readSeller(knex, FALLBACK_LOCALE);
    await deliver(
      mail,
      messageOf(mail, { name: seller_name, address: contact_email || NO_ADDRESS }),
    );
  };
}

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
    const file = join(folder, `${mail.created_at.replace(/\D/g, '')}-${mail.id}.eml`);
    // Under its name a file is whole.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  };
}

type From = { name: string; address: string };

function messageOf(mail: OutboxMail, from: From): SendMailOptions {
  const stamp = mail.created_at.replace(/\D/g, '');
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.created_at),
    // Always the same, so that a mail sent twice is recognised as one.
    messageId: `<${stamp}.${mail.id}@${from.address.split('@').at(-1)}>`,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
