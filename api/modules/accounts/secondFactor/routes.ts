import type { Knex } from 'knex';
import {
  factorChanged,
  passkeyOptions,
  secondFactor,
  totpBegun,
} from '../../../contract/entities/secondFactor.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import { type AttemptsDeps, createAttempts } from '../signIn/attempts.ts';
import { appRoutes } from './appRoutes.ts';
import { renewRecoveryCodes } from './commands/renewRecoveryCodes.ts';
import { demandRoutes } from './demandRoutes.ts';
import { changed, ownFactor, ownFactorsOf, passwordProven, proof } from './ownFactors.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { createPasskeys } from './passkeys.ts';
import { presentSecondFactor } from './secondFactor.ts';
import { createTotp } from './totp.ts';

export interface SecondFactorRoutesDeps extends AttemptsDeps {
  knex: Knex;
  secret: Uint8Array;
  publicUrl: string;
  now(): Date;
}

/**
 * One's own authenticator app, passkeys and recovery codes, and what owners decide about those of all.
 * Each change wants the password once more, and ends all other sign-ins of the account.
 */
export function secondFactorRoutes(deps: SecondFactorRoutesDeps): RouteGroup {
  const { knex, bus, publicUrl } = deps;
  const passkeys = createPasskeys(deps);
  const own = { knex, bus, publicUrl, attempt: createAttempts(deps), passkeys };
  return {
    tag: {
      name: 'Second factor',
      description:
        'One’s own authenticator app, passkeys and recovery codes. Each change takes the password once more and ends the account’s other sessions.',
    },
    records: {
      SecondFactor: secondFactor,
      FactorChanged: factorChanged,
      TotpBegun: totpBegun,
      PasskeyOptions: passkeyOptions,
    },
    routes: [
      route({
        id: 'getSecondFactor',
        method: 'get',
        path: '/auth/second-factor',
        needs: 'read profile',
        isEnrolment: true,
        summary: 'Read one’s own second factors',
        answers: { 200: answer('The factors of the account.', 'SecondFactor') },
        run: (ctx) => presentSecondFactor(knex, personOf(ctx).id, passkeys.isPossible),
      }),
      ...appRoutes({ ...own, totp: createTotp(deps) }),
      route({
        ...ownFactor,
        id: 'renewRecoveryCodes',
        method: 'post',
        path: '/auth/second-factor/recovery-codes',
        summary: 'Generate new recovery codes in place of the old ones',
        input: proof,
        answers: changed,
        run: async (ctx, input) => {
          await passwordProven(own, ctx, input);
          return renewRecoveryCodes(bus, await ownFactorsOf(own, ctx, true), actorOf(ctx));
        },
      }),
      ...passkeyRoutes(own),
      ...demandRoutes(deps),
    ],
  };
}
