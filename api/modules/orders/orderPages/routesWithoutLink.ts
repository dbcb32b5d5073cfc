import { setTimeout as passed } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { orderLinksRequest, withdrawalByNumber } from '../../../contract/entities/withdrawal.ts';
import type { Actor, Bus } from '../../../platform/commands.ts';
import type { Context, Middleware } from '../../../platform/http/context.ts';
import { admitAsker } from '../../../platform/http/perNetwork.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import type { Described } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { withdrawByNumber } from '../withdrawals/withdrawByNumber.ts';
import { sendOrderLinks } from './commands/sendOrderLinks.ts';
import { ordersOf } from './queries.ts';

interface WithoutLinkDeps {
  knex: Knex;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
}

/** Until then nothing is answered, so that an answer takes as long whatever was found. */
const SAME_TIME_MS = 300;

const accepted: Described['answers'] = {
  202: answer('Accepted; the same response in every case.', { type: 'object' }),
  ...failures(429),
};

/** What customers do who have no link to their order: by its number, by their e-mail, or both. */
export function routesWithoutLink(deps: WithoutLinkDeps, asking: Middleware): Route[] {
  const { knex, bus, log, createLimiter } = deps;
  const perAsker = { points: 5, seconds: 3_600 };
  const askedLinks = createLimiter({ name: 'order-links-asked', ...perAsker });
  const withdrawn = createLimiter({ name: 'withdrawals-asked', ...perAsker });
  // What reaches one mailbox from everywhere: the mails that went there hold what is asked for.
  const sentLinks = createLimiter({ name: 'order-links-sent', points: 5, seconds: 3_600 });

  /** Mails links to the orders of an address, unless there are none or enough mails went there lately. */
  async function mailLinks(email: string, ctx: Context, actor: Actor): Promise<void> {
    const orders = await ordersOf(knex, email);
    const [latest] = orders;
    if (!latest || (await sentLinks.take(email.toLowerCase())) > 0) return;
    // To the address as the order has it, which may differ from the asked one in its letters' case.
    const { customer_email: to } = latest;
    const { locale } = ctx.state;
    await sendOrderLinks(bus, { to, locale, orderIds: orders.map(({ id }) => id) }, actor);
  }

  return [
    route({
      id: 'requestOrderLinks',
      method: 'post',
      path: '/order-links',
      needs: 'public',
      summary: 'Have links to the orders of an address sent there',
      limits: [asking],
      input: requestBody('OrderLinksRequest', orderLinksRequest),
      answers: accepted,
      run: async (ctx, { email }) => {
        await admitAsker(askedLinks, ctx, email);
        // Not awaited: how long it takes would show whether the address is known.
        mailLinks(email, ctx, actorOf(ctx)).catch((error) =>
          log.error({ err: error }, 'the links to orders were not put on their way'),
        );
        return {};
      },
    }),
    route({
      id: 'withdrawByNumber',
      method: 'post',
      path: '/withdrawals',
      needs: 'public',
      summary: 'Withdraw from a contract by order number and e-mail',
      limits: [asking],
      input: requestBody('WithdrawalByNumber', withdrawalByNumber),
      answers: accepted,
      run: async (ctx, declared) => {
        // Receipts need no limit of their own: an order has one as long as it has pieces left.
        await admitAsker(withdrawn, ctx, declared.email);
        await Promise.all([passed(SAME_TIME_MS), withdrawByNumber(deps, declared, actorOf(ctx))]);
        return {};
      },
    }),
  ];
}
