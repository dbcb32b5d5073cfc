import type { Knex } from 'knex';
import { ApiToken } from '../../../../db/models/apiToken.ts';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { forgetFailing, RESTORED_COPY, writeMeta } from '../../../../db/models/meta.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { AccountLink, oldestRunning, Session } from '../../../../db/models/user.ts';
import type { CopyMark } from '../../../contract/types.ts';
import { type CommandContext, emit } from '../../../platform/commands.ts';
import { takeOver } from './takeOver.ts';

/** How much of what was under way has ended. */
interface Ended {
  signIns: number;
  tokens: number;
  links: number;
  cardPayments: number;
}

/** How a restored database begins. */
export interface Beginning {
  /** Null where it is the site, which goes on. */
  ended: Ended | null;
  /** Mails that wait to be sent. */
  waitingMails: number;
}

/**
 * Makes a database that was just filled from a snapshot a copy that is held back, in the command that
 * filled it; or the site, where that was said.
 */
export async function beginRestored(
  trx: Knex.Transaction,
  from: Omit<CopyMark, 'restored_at'>,
  isTheSite: boolean,
  context: CommandContext,
): Promise<Beginning> {
  const { now } = context;
  emit(trx, 'site.restored', { snapshot: from.snapshot });
  const mark: CopyMark = { ...from, restored_at: now.toISOString() };
  await writeMeta(trx, RESTORED_COPY, JSON.stringify(mark));
  // What failed before the snapshot did so elsewhere; what fails here is noted anew.
  await forgetFailing(trx);
  if (isTheSite) await takeOver.within(trx, undefined, context);
  return {
    ended: isTheSite ? null : await endWhatIsUnderWay(trx, now),
    waitingMails: await OutboxMail.query(trx).modify('waiting').resultSize(),
  };
}

/**
 * Sign-ins, links that set a password and scripts' tokens end: a snapshot brings back those that were
 * ended after it was made, and no one would notice. A link to an order's page stays: customers have it
 * in their mails, and it opens that order alone.
 */
async function endWhatIsUnderWay(trx: Knex, now: Date): Promise<Ended> {
  const at = now.toISOString();
  const signIns = await Session.query(trx)
    .modify('running', oldestRunning(now))
    .patch({ ended_at: at });
  const tokens = await ApiToken.query(trx).whereNull('revoked_at').patch({ revoked_at: at });
  const links = await AccountLink.query(trx).delete();
  // They can't be continued from here. When each is asked about next stays as it was: what was paid
  // at the real site meanwhile is booked once this one has taken over.
  const cardPayments = await CardPayment.query(trx)
    .where({ state: 'pending' })
    .patch({ state: 'cancelled' });
  return { signIns, tokens, links, cardPayments };
}
