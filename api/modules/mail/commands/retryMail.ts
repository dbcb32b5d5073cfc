import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { command } from '../../../platform/commands.ts';
import { queueOf } from '../kinds.ts';

/**
 * Puts a failed mail on its way again. Waiting and sent mails stay as they are: one may be being sent
 * right now.
 */
export const retryMail = command(
  async (trx, { id, kind }: Pick<OutboxMail, 'id' | 'kind'>, { now }) => {
    const at = now.toISOString();
    const again = { attempts: 0, next_attempt_at: at, queued_at: at, error: '' };
    await OutboxMail.query(trx)
      .modify('failed')
      .where({ id })
      .patch({ ...again, queue: queueOf(kind) });
  },
);
