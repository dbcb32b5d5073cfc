import { withdrawalDecision } from '../../../contract/entities/withdrawal.ts';
import type { Bus } from '../../../platform/commands.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { decideWithdrawal } from './commands/decideWithdrawal.ts';
import { presentWithdrawal } from './present.ts';

/** The team's decision on a withdrawal, which its customer declares on the order's page. */
export const withdrawalDecisionRoute = ({ bus }: { bus: Bus }): Route =>
  route({
    id: 'decideWithdrawal',
    method: 'put',
    path: '/withdrawals/:key',
    needs: 'write orders',
    summary: 'Settle or refuse a withdrawal',
    description:
      'A settled one takes `amount` off the order’s invoice with a credit note, so that what was paid is owed back until a refund is recorded: by default the price of its pieces, with the delivery once the customer keeps no goods; 0 for nothing.',
    input: requestBody('WithdrawalDecision', withdrawalDecision),
    answers: { 200: answer('The withdrawal.', 'Withdrawal'), ...failures(409) },
    run: async (ctx, decision) => {
      const id = recordId(ctx.params.key);
      return presentWithdrawal(await decideWithdrawal(bus, { ...decision, id }, actorOf(ctx)));
    },
  });
