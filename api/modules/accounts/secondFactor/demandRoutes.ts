import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import { demandUpdate } from '../../../contract/entities/secondFactor.ts';
import type { Bus } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { demandSecondFactor } from './commands/demandSecondFactor.ts';
import { resetFactors } from './commands/resetFactors.ts';

/** What owners decide about the second factors of all accounts. */
export const demandRoutes = ({ knex, bus }: { knex: Knex; bus: Bus }): Route[] => [
  route({
    id: 'demandSecondFactor',
    method: 'put',
    path: '/second-factors/demand',
    needs: 'write security',
    summary: 'Require a second factor for everyone, or no longer',
    description:
      'Accounts without one must set it up after their next sign-in before they can do anything else.',
    input: requestBody('Demand', demandUpdate),
    answers: { 200: answer('The current state.', { type: 'object' }), ...failures(409) },
    run: async (ctx, { is_demanded }) => {
      const demand = { isDemanded: is_demanded, userId: personOf(ctx).id };
      await demandSecondFactor(bus, demand, actorOf(ctx));
      return { is_demanded };
    },
  }),
  route({
    id: 'removeSecondFactor',
    method: 'delete',
    path: '/second-factors/:key',
    needs: 'write accounts',
    summary: 'Remove the second factor of an account',
    description: 'For example, after a phone is lost. Ends the account’s sessions.',
    answers: { 200: answer('An empty object.', { type: 'object' }) },
    run: async (ctx) => {
      const { id } = await User.query(knex).findById(recordId(ctx.params.key)).throwIfNotFound();
      // One's own takes the password, and not the last one while one is demanded.
      if (id === personOf(ctx).id) throw conflict('secondFactor.ownInProfile');
      await resetFactors(bus, { userId: id }, actorOf(ctx));
      return {};
    },
  }),
];
