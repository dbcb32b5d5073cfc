import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { KEPT_MAIL_DAYS } from '../../contract/constants.ts';
import { fileStamp, outboxFolder } from './sender.ts';

const DAY_MS = 86_400_000;

/** Deletes mails that were sent long ago, and the files that stand for such; one that failed stays. */
export async function sweepMails(
  { knex, dataDir }: { knex: Knex; dataDir: string },
  now: Date,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MAIL_DAYS * DAY_MS).toISOString();
  await OutboxMail.query(knex).where('sent_at', '<', oldest).delete();
  const folder = outboxFolder(dataDir);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    if (/^\d{17}-/.test(file) && file < fileStamp(oldest)) await rm(join(folder, file));
  }
}
