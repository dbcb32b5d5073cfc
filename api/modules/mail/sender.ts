import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { pragueToday } from '../../contract/dates.ts';
import { mintAccountLink } from '../accounts/index.ts';
import { createTermsFiles, type TermsFile } from '../legal/index.ts';
import { mintOrderLink } from '../orders/index.ts';
import { printVouchers, type VoucherFile } from '../vouchers/index.ts';
import type { LinkMailKind } from './kinds.ts';
import { QR_CID } from './qrPicture.ts';
import { bySmtp, type Delivery } from './smtp.ts';
import { type WrittenMail, writeMail } from './writeMail.ts';

/** The recipient and subject of a mail that a mail server, or the disk, has accepted. */
export type AcceptedMail = Pick<OutboxMail, 'to' | 'subject'>;

/** Sends one mail; resolves once the server, or the disk, has accepted it. */
export type Sender = (mail: OutboxMail) => Promise<AcceptedMail>;

export interface SenderDeps {
  knex: Knex;
  publicUrl: string;
  now(): Date;
  /** Absent: each mail is a file in the outbox folder. */
  smtpUrl: string | undefined;
  dataDir: string;
  /** How long a mail server may be silent. */
  timeoutMs?: number;
}

/** Sends mails by SMTP, or writes them as files for a mail program. Nodemailer is loaded with the first. */
export function createSender(deps: SenderDeps): Pick<Delivery, 'close'> & { send: Sender } {
  const { smtpUrl, dataDir, knex, publicUrl, now, timeoutMs } = deps;
  const { deliver, close } =
    smtpUrl === undefined ? intoFolder(knex, dataDir) : bySmtp(smtpUrl, timeoutMs);
  // The only place where secrets of orders' pages and of accounts are put into mails.
  const secretsOf = (orderIds: readonly number[]) => mintOrderLink(knex, orderIds, now());
  const accountSecret = (userId: number, kind: LinkMailKind) =>
    mintAccountLink(knex, userId, kind, now());
  const termsOf = createTermsFiles({ knex, publicUrl });
  const send: Sender = async (mail) => {
    const written = await writeMail({ knex, publicUrl, now, secretsOf, accountSecret }, mail);
    const terms = written.terms === null ? null : await termsOf(written.terms);
    const vouchers = await printVouchers(knex, written.vouchers, {
      publicUrl,
      locale: written.locale,
      today: pragueToday(now()),
    });
    await deliver(mail, messageOf(mail, written, [...(terms ? [terms] : []), ...vouchers]));
    return { to: written.to, subject: written.subject };
  };
  return { send, close };
}

/** Where mails are written as files while there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The beginning of a mail's file name: its time as 17 digits. */
export const fileStamp = (at: string): string => at.replace(/\D/g, '');

/** The file of a mail below the folder of data, where there is no mail server. */
export const mailFile = ({ id, created_at }: Pick<OutboxMail, 'id' | 'created_at'>): string =>
  join('outbox', `${fileStamp(created_at)}-${id}.eml`);

/** Whether a name in the outbox folder is that of a mail's file, or of what is to become one. */
const isMailFile = (name: string): boolean => /^\d{17}-\d+\.eml(?:\.part)?$/.test(name);

/**
 * Removes the files of deleted mails. To be called after mails, or the records that they are about, were
 * deleted for good.
 */
export async function removeStrayMails({
  knex,
  dataDir,
}: Pick<SenderDeps, 'knex' | 'dataDir'>): Promise<void> {
  const found = await readdir(outboxFolder(dataDir)).catch((): string[] => []);
  const files = found.filter(isMailFile);
  if (files.length === 0) return;
  // Read after the folder: a mail has its row before its file.
  const rows: Pick<OutboxMail, 'id' | 'created_at'>[] = await knex('outbox').select(
    'id',
    'created_at',
  );
  const known = new Set(rows.map(mailFile));
  for (const file of files) {
    const path = join('outbox', file);
    if (!known.has(path.replace(/\.part$/, ''))) await rm(join(dataDir, path), { force: true });
  }
}

function intoFolder(knex: Knex, dataDir: string): Delivery {
  const deliver: Delivery['deliver'] = async (mail, message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: content } = await transport.sendMail(message);
    await mkdir(outboxFolder(dataDir), { recursive: true });
    const file = join(dataDir, mailFile(mail));
    // Under its final name a file is complete.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
    // The mail was deleted while its file was written: its personal data must go, too.
    if (!(await OutboxMail.query(knex).findById(mail.id))) await rm(file, { force: true });
  };
  return { deliver, close: () => undefined };
}

function messageOf(
  mail: OutboxMail,
  { from, to, replyTo, subject, text, html, qr }: WrittenMail,
  files: readonly (TermsFile | VoucherFile)[],
): SendMailOptions {
  const picture = qr ? [{ filename: `${QR_CID}.png`, cid: QR_CID, content: qr }] : [];
  const papers = files.map(({ name, pdf }) => ({
    filename: name,
    contentType: 'application/pdf',
    content: pdf,
  }));
  return {
    from: { name: from.name, address: from.email },
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    attachments: [...picture, ...papers],
    date: new Date(mail.created_at),
    // The same with every attempt, so that mail programs recognise a mail that was sent twice.
    messageId: mail.message_id ?? undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
