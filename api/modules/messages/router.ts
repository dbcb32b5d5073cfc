import Router from '@koa/router';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { messageReplyCreate } from '../../contract/entities/contactMessage.ts';
import { isEmptyReply } from '../../contract/isEmptyReply.ts';
import { invalidField, notFound } from '../../platform/failure.ts';
import { sanitiseReply } from '../../platform/html.ts';
import type { Context, Middleware, RequestState } from '../../platform/http/context.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import { type CreateLimiter, networkOf } from '../../platform/limiter.ts';
import { answerPrivateList } from '../../platform/lists/listAnswer.ts';
import { mountChanges, type RouterDeps } from '../content/resources/router.ts';
import { createService } from '../content/resources/service.ts';
import { enqueueMail } from '../mail/mails.ts';
import { removeStrayMails } from '../mail/sender.ts';
import { answeredMessages, contactMessages } from './declaration.ts';

export function contactMessagesRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/contact-messages' });
  const messages = createService(contactMessages, deps);
  const answered = createService(answeredMessages, deps);
  const body = deps.body();

  router.post('/', messageLimit(deps.createLimiter), body, async (ctx) => {
    ctx.body = await messages.create(ctx);
    ctx.status = 201;
  });

  router.get('/', async (ctx) => {
    await answerPrivateList(deps, ctx, 'contact-messages', await messages.list(ctx));
  });

  router.get('/:id', async (ctx) => {
    ctx.body = await answered.one(ctx, ctx.params.id ?? '');
  });

  /** Its mails go with it. */
  const remove = async (ctx: Context, key: string) => {
    const message = await answered.remove(ctx, key);
    await removeStrayMails({ knex: deps.knex, dataDir: deps.config.dataDir });
    return message;
  };
  mountChanges(router, '/:key', [body], { ...answered, remove });

  router.post('/:id/reply', body, async (ctx) => {
    const id = ctx.params.id ?? '';
    await replyTo(deps.knex, ctx, id, deps.now());
    ctx.status = 201;
    ctx.body = await answered.one(ctx, id);
  });

  return router;
}

/** At most 20 messages from one network in ten minutes; rejected forms are not counted. */
function messageLimit(createLimiter: CreateLimiter): Middleware {
  const limiter = createLimiter({ name: 'messages', points: 20, seconds: 600 });
  return async function messageLimitMiddleware(ctx, next) {
    const network = networkOf(ctx.ip);
    await limiter.admit(network);
    try {
      await next();
    } catch (error) {
      await limiter.giveBack(network);
      throw error;
    }
  };
}

/** Reply, mark and mail are one transaction, so that every reply shown as sent is sent. */
async function replyTo(knex: Knex, ctx: Context, key: string, now: Date): Promise<void> {
  const message = await ContactMessage.query(knex).findById(recordId(key));
  if (!message) throw notFound('message.notFound');
  const { replyMessage } = parseInput(messageReplyCreate, ctx.state.body);
  const html = sanitiseReply(replyMessage).trim();
  if (isEmptyReply(html)) throw invalidField('replyMessage', 'reply.empty');
  await knex.transaction(async (trx) => {
    const marked = await ContactMessage.query(trx)
      .findById(message.id)
      .patch({ has_reply: true, version: raw('version + 1') });
    // Deleted in the meantime.
    if (marked === 0) throw notFound('message.notFound');
    const { id: replyId } = await MessageReply.query(trx).insert({
      message_id: message.id,
      user_id: ctx.state.user?.id ?? null,
      html,
      created_at: now.toISOString(),
    });
    await enqueueMail(trx, { kind: 'reply', to: message.email, reply_id: replyId }, now);
  });
}
