import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { command } from '../../../platform/commands.ts';
import { queueOf } from '../kinds.ts';

/**
 * Puts a failed mail on its way again, and one that waits for its next attempt into its queue at once.
 * Others stay as they are: one may be being sent right now.
 */
export const retryMail = command(
  async (trx, { id, kind }: Pick<OutboxMail, 'id' | 'kind'>, { now }) => {
    const at = now.toISOString();
    const atOnce = { next_attempt_at: at, error: '', queue: queueOf(kind) };
    await OutboxMail.query(trx)
      .modify('failed')
      .where({ id })
      .patch({ ...atOnce, attempts: 0, queued_at: at });
    await OutboxMail.query(trx).modify('delayed').where({ id }).patch(atOnce);
  },
);
