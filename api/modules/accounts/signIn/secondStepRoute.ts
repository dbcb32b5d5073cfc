import type { Knex } from 'knex';
import type { User } from '../../../../db/models/user.ts';
import { secondStepCreate } from '../../../contract/entities/secondFactor.ts';
import type { Actor, Bus } from '../../../platform/commands.ts';
import { invalidField, unauthorized } from '../../../platform/failure.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import type { Passkeys } from '../secondFactor/passkeys.ts';
import { type Totp, withoutSpaces } from '../secondFactor/totp.ts';
import type { Attempt } from './attempts.ts';
import { takeRecoveryCode } from './commands/takeRecoveryCode.ts';
import type { SignIn } from './signIn.ts';
import { ticketHolder } from './tickets.ts';

interface SecondStepDeps {
  knex: Knex;
  bus: Bus;
  secret: Uint8Array;
  attempt: Attempt;
  signIn: SignIn;
  totp: Totp;
  passkeys: Passkeys;
  now(): Date;
}

/** The end of a sign-in whose password was right, by the ticket that it was answered with. */
export function secondStepRoute(deps: SecondStepDeps): Route {
  const { attempt, signIn, totp, passkeys } = deps;

  /** What a code was, null for a wrong one. */
  const takeCode = async (user: User, code: string, actor: Actor) => {
    const digits = withoutSpaces(code);
    if (/^\d{6}$/.test(digits)) return (await totp.take(user.id, digits)) ? 'code' : null;
    return (await takeRecoveryCode(deps, user, code, actor)) ? 'recovery' : null;
  };

  return route({
    id: 'finishLogin',
    method: 'post',
    path: '/auth/second-step',
    needs: 'open',
    summary: 'Finish a sign-in by the second factor',
    description: 'A code from the app, a recovery code, or the response of a passkey.',
    input: requestBody('SecondStepInput', secondStepCreate),
    answers: {
      200: answer('The tokens and the person.', 'LoginAnswer'),
      ...failures(401, 429),
    },
    run: async (ctx, { ticket, code, passkey }) => {
      if (!passkey && code === undefined) {
        throw invalidField('code', 'secondFactor.codeRequired');
      }
      const { user, ticketId } = await ticketHolder(deps, ticket);
      const who = { email: user.email, user, isSecond: true };
      const second = await attempt(ctx, who, async () => {
        if (passkey) return (await passkeys.take(passkey, user.id)) && 'passkey';
        return takeCode(user, code ?? '', actorOf(ctx));
      });
      if (!second) throw unauthorized(passkey ? 'login.passkeyWrong' : 'login.codeWrong');
      return signIn.open(ctx, user, { second }, ticketId);
    },
  });
}
