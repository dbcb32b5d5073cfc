import type { Knex } from 'knex';
import { contactMessageCreate, messageRuleOrder } from '../../contract/entities/contactMessage.ts';
import type { Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { parseInput } from '../../platform/http/validate.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answer, failures } from '../../platform/openapi/answers.ts';
import { inSchema } from '../../platform/openapi/inSchema.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { receiveMessage } from './commands/receiveMessage.ts';
import { messageLimit } from './messageLimit.ts';
import { presentMessage } from './present.ts';
import { findMessage } from './queries.ts';

interface ContactFormDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
}

/** What visitors send by the contact form. */
export const contactFormRoute = ({ knex, bus, createLimiter }: ContactFormDeps): Route =>
  route({
    id: 'sendContactMessage',
    method: 'post',
    path: '/contact-messages',
    needs: 'public',
    summary: 'Send a message to the team',
    description: 'At most 20 in 10 minutes from one network.',
    limits: [messageLimit(createLimiter)],
    // Parsed below, since its rules are reported in an order of their own.
    input: requestBody('ContactMessageCreate', () => inSchema(contactMessageCreate)),
    answers: {
      201: answer('The message as it was received.', 'ContactMessage'),
      ...failures(429),
    },
    run: async (ctx) => {
      const { body, locale } = ctx.state;
      const sent = parseInput(contactMessageCreate, body, messageRuleOrder);
      const id = await receiveMessage(bus, { ...sent, locale }, actorOf(ctx));
      return presentMessage(await findMessage(knex, String(id)));
    },
  });
