import Router from '@koa/router';
import type { Knex } from 'knex';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import type { RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { recordId } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { presentMail } from '../../services/outbox/mails.ts';

/** `POST /api/mails/{id}/retry`: sends a mail again that failed for good. */
export function mailsRouter({ knex, now }: { knex: Knex; now(): Date }): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/mails' });

  router.post('/:id/retry', administrator, async (ctx) => {
    const id = recordId(ctx.params.id ?? '');
    // Waiting and sent mails stay as they are: one may be being sent right now.
    const at = now().toISOString();
    const again = { attempts: 0, next_attempt_at: at, queued_at: at, error: '' };
    if (id !== null) await OutboxMail.query(knex).modify('failed').where({ id }).patch(again);
    const mail = id === null ? undefined : await OutboxMail.query(knex).findById(id);
    const presented = presentMail(mail);
    if (!presented) throw notFound();
    ctx.body = presented;
  });

  return router;
}
