import { TEST_MAIL, writeMeta } from '../../../../db/models/meta.ts';
import type { Locale } from '../../../contract/locales.ts';
import { command } from '../../../platform/commands.ts';
import { enqueueMail } from '../../mail/index.ts';

interface TestMail {
  to: string;
  locale: Locale;
  /** Whether a mail server sends it; mails are files otherwise. */
  bySmtp: boolean;
}

/** Puts a test mail on its way, and keeps which one it is for the first steps to follow. */
export const sendTestMail = command(async (trx, { to, locale, bySmtp }: TestMail, { now }) => {
  const id = await enqueueMail(trx, { kind: 'test', to, locale }, now);
  await writeMeta(trx, TEST_MAIL, JSON.stringify({ id, to, bySmtp }));
});
