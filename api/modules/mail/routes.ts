import type { Knex } from 'knex';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { mail, outboxMail, outboxMailDetail } from '../../contract/entities/mail.ts';
import { mailState } from '../../contract/mailState.ts';
import type { Bus } from '../../platform/commands.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import { answer, listAnswer } from '../../platform/openapi/answers.ts';
import { deleteMail } from './commands/deleteMail.ts';
import { resendMail } from './commands/resendMail.ts';
import { retryMail } from './commands/retryMail.ts';
import { isOfAccount } from './kinds.ts';
import { listMails, mailFields, presentItem, readMail, seesAccounts } from './readMails.ts';
import { removeStrayMails } from './sender.ts';

interface MailDeps {
  knex: Knex;
  bus: Bus;
  publicUrl: string;
  dataDir: string;
  now(): Date;
}

/** Mails quote orders as well as messages. */
const READ = ['read orders', 'read messages'] as const;
const WRITE = ['write orders', 'write messages'] as const;

/** The outbox: what waits, what was sent and what failed, to be looked at and sent again. */
export function mailRoutes({ knex, bus, publicUrl, dataDir, now }: MailDeps): RouteGroup {
  const reading = { knex, publicUrl, now };

  const findById = async (ctx: Context, id: number): Promise<OutboxMail> => {
    const found = await OutboxMail.query(knex).findById(id);
    if (!found || (isOfAccount(found.kind) && !seesAccounts(ctx))) throw notFound();
    return found;
  };
  const find = (ctx: Context) => findById(ctx, recordId(ctx.params.key));

  return {
    tag: {
      name: 'Mails',
      description: 'Mails to customers and the team, waiting and sent.',
    },
    records: { Mail: mail, OutboxMail: outboxMail, OutboxMailDetail: outboxMailDetail },
    routes: [
      route({
        id: 'listMails',
        method: 'get',
        path: '/mails',
        needs: READ,
        summary: 'List mails',
        description: 'Newest first. Sent ones are kept for 90 days, or as set by `mail_days`.',
        list: mailFields,
        answers: { 200: listAnswer('The mails.', 'OutboxMail') },
        run: (ctx) => listMails(reading, ctx),
      }),
      route({
        id: 'getMail',
        method: 'get',
        path: '/mails/:key',
        needs: READ,
        summary: 'Read one mail with its texts',
        description:
          'As they would be sent now, as text and as HTML. Where a link opens an order, its secret is left out.',
        answers: { 200: answer('The mail.', 'OutboxMailDetail') },
        run: async (ctx) => readMail(reading, await find(ctx)),
      }),
      route({
        id: 'deleteMail',
        method: 'delete',
        path: '/mails/:key',
        needs: WRITE,
        summary: 'Delete a mail',
        description: 'One that waits is not sent then.',
        answers: { 200: answer('The mail as it was.', 'OutboxMail') },
        run: async (ctx) => {
          const found = await find(ctx);
          const item = await presentItem(reading, found);
          await deleteMail(bus, found, actorOf(ctx));
          await removeStrayMails({ knex, dataDir });
          return item;
        },
      }),
      route({
        id: 'resendMail',
        method: 'post',
        path: '/mails/:key/resend',
        needs: WRITE,
        summary: 'Send a mail again',
        description: 'As a new mail. One that waits or failed is left as it is.',
        answers: {
          200: answer('State of the new mail.', 'Mail'),
          409: answer('It is about a deleted order.', 'Error'),
        },
        run: async (ctx) => {
          const id = await resendMail(bus, await find(ctx), actorOf(ctx));
          return mailState(await findById(ctx, id));
        },
      }),
      route({
        id: 'retryMail',
        method: 'post',
        path: '/mails/:key/retry',
        needs: WRITE,
        summary: 'Send a failed or delayed mail again',
        description:
          'One that waits for its next attempt is tried at once. A mail that is queued, being sent or sent is not changed.',
        answers: { 200: answer('State of the mail.', 'Mail') },
        run: async (ctx) => {
          await retryMail(bus, await find(ctx), actorOf(ctx));
          return mailState(await find(ctx));
        },
      }),
    ],
  };
}
