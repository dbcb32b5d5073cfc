import type { Knex } from 'knex';
import { Passkey } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import { passkeyOptionsCreate, passkeySignIn } from '../../../contract/entities/secondFactor.ts';
import { unauthorized } from '../../../platform/failure.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import type { Passkeys } from '../secondFactor/passkeys.ts';
import type { Attempt } from './attempts.ts';
import type { SignIn } from './signIn.ts';
import { ticketHolder } from './tickets.ts';

interface PasskeySignInDeps {
  knex: Knex;
  secret: Uint8Array;
  attempt: Attempt;
  signIn: SignIn;
  passkeys: Passkeys;
  now(): Date;
}

/** Challenges to passkeys, and signing in by a passkey alone. */
export function passkeySignInRoutes(deps: PasskeySignInDeps): Route[] {
  const { knex, attempt, signIn, passkeys } = deps;
  return [
    route({
      id: 'beginPasskeyLogin',
      method: 'post',
      path: '/auth/passkey/options',
      needs: 'open',
      summary: 'Ask for a challenge to a passkey',
      description: 'With a ticket, for the passkeys of its account; else for any.',
      input: requestBody('PasskeyOptionsInput', passkeyOptionsCreate),
      answers: {
        200: answer('WebAuthn options for the browser, as JSON.', 'PasskeyOptions'),
        ...failures(401),
      },
      run: async (_ctx, { ticket }) => {
        const holder = ticket === undefined ? undefined : await ticketHolder(deps, ticket);
        return passkeys.optionsToSignIn(holder?.user.id);
      },
    }),
    route({
      id: 'loginByPasskey',
      method: 'post',
      path: '/auth/passkey',
      needs: 'open',
      summary: 'Sign in by a passkey alone',
      input: requestBody('PasskeySignIn', passkeySignIn),
      answers: {
        200: answer('The tokens and the person.', 'LoginAnswer'),
        ...failures(401, 429),
      },
      run: async (ctx, { passkey }) => {
        const of = Passkey.query(knex).select('user_id').where({ credential_id: passkey.id });
        const owner = await User.query(knex).modify('active').findOne('id', 'in', of);
        const who = { email: owner?.email ?? passkey.id, user: owner };
        const user = await attempt(ctx, who, async () =>
          owner && (await passkeys.take(passkey)) === owner.id ? owner : null,
        );
        if (!user) throw unauthorized('login.passkeyWrong');
        return signIn.open(ctx, user, { by: 'passkey' });
      },
    }),
  ];
}
