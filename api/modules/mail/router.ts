import Router from '@koa/router';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { mailState } from '../../contract/mailState.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context, RequestState } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { recordId } from '../../platform/http/validate.ts';
import { noteSecurity } from '../accounts/securityLog.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { isOfAccount, queueOf } from './kinds.ts';
import { enqueueMail } from './mails.ts';
import { listMails, presentItem, readMail, seesAccounts } from './readMails.ts';
import { removeStrayMails } from './sender.ts';

/** The outbox: what waits, what was sent and what failed, to be looked at and sent again. */
export function mailsRouter({ knex, config, now }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/mails' });
  const deps = { knex, publicUrl: config.publicUrl };

  const find = async (ctx: Context, key?: string): Promise<OutboxMail> => {
    const mail = await OutboxMail.query(knex).findById(recordId(key));
    if (!mail || (isOfAccount(mail.kind) && !seesAccounts(ctx))) throw notFound();
    return mail;
  };

  router.get('/', async (ctx) => {
    ctx.body = await listMails(deps, ctx);
  });

  router.get('/:id', async (ctx) => {
    ctx.body = await readMail(deps, await find(ctx, ctx.params.id));
  });

  /** Also one that waits: it isn't sent then. */
  router.delete('/:id', async (ctx) => {
    const mail = await find(ctx, ctx.params.id);
    ctx.body = await presentItem(deps, mail);
    await OutboxMail.query(knex).deleteById(mail.id);
    await removeStrayMails({ knex, dataDir: config.dataDir });
    const facts = { resource: 'mails', id: mail.id };
    await noteSecurity(knex, { ...actorOf(ctx), kind: 'deleted', facts });
  });

  router.post('/:id/retry', async (ctx) => {
    const { id, kind } = await find(ctx, ctx.params.id);
    // Waiting and sent mails stay as they are: one may be being sent right now.
    const at = now().toISOString();
    const again = { attempts: 0, next_attempt_at: at, queued_at: at, error: '' };
    await OutboxMail.query(knex)
      .modify('failed')
      .where({ id })
      .patch({ ...again, queue: queueOf(kind) });
    ctx.body = mailState(await find(ctx, ctx.params.id));
  });

  /** A sent mail is sent as a new one: under its old Message-ID mail programs may hide it. */
  router.post('/:id/resend', async (ctx) => {
    const mail = await find(ctx, ctx.params.id);
    const { kind, locale, to, facts, order_id, reply_id, contact_message_id } = mail;
    if (mail.sent_at === null) {
      ctx.body = mailState(mail);
      return;
    }
    const about = { order_id, reply_id, contact_message_id };
    const id = await enqueueMail(knex, { kind, locale, to, facts, ...about }, now());
    ctx.body = mailState(await find(ctx, String(id ?? mail.id)));
  });

  return router;
}
