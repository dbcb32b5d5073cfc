import type { Knex } from 'knex';
import { SHIPPING_CONFIRMED, writeMeta } from '../../../../db/models/meta.ts';
import { firstSteps } from '../../../contract/entities/firstSteps.ts';
import type { FirstSteps } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import type { Config } from '../../../platform/config.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { readFirstSteps } from './readFirstSteps.ts';
import { sendTestMail } from './sendTestMail.ts';

interface FirstStepsDeps {
  knex: Knex;
  bus: Bus;
  config: Config;
  createLimiter: CreateLimiter;
  now(): Date;
}

const answers = { 200: answer('The steps.', 'FirstSteps') };

/** What a new site still needs, found by looking at its data. */
export function firstStepsRoutes(deps: FirstStepsDeps): RouteGroup {
  const { knex, bus, config, createLimiter, now } = deps;
  const limiter = createLimiter({ name: 'test-mail', points: 5, seconds: 600 });
  const bySmtp = config.smtpUrl !== undefined;
  const read = (): Promise<FirstSteps> => readFirstSteps(knex, config, now());

  return {
    tag: { name: 'First steps', description: 'Steps before a new site opens.' },
    records: { FirstSteps: firstSteps },
    routes: [
      route({
        id: 'getFirstSteps',
        method: 'get',
        path: '/first-steps',
        needs: 'read operations',
        summary: 'Read the first steps',
        description: 'The state of each is derived from the data.',
        answers,
        run: read,
      }),
      route({
        id: 'confirmShipping',
        method: 'post',
        path: '/first-steps/shipping',
        needs: 'write operations',
        summary: 'Say that the ways to send are right',
        description: 'Until the demo season is removed, where they were its own.',
        answers,
        run: async () => {
          await writeMeta(knex, SHIPPING_CONFIRMED, now().toISOString());
          return read();
        },
      }),
      route({
        id: 'sendTestMail',
        method: 'post',
        path: '/first-steps/test-mail',
        needs: 'write operations',
        summary: 'Send a test mail to oneself',
        description: 'Sent through the outbox like all mails; the steps show its state.',
        answers: { ...answers, ...failures(429) },
        run: async (ctx) => {
          const { id, email } = personOf(ctx);
          await limiter.admit(String(id));
          const test = { to: email, locale: ctx.state.locale, bySmtp };
          await sendTestMail(bus, test, actorOf(ctx));
          return read();
        },
      }),
    ],
  };
}
