import { User } from '../../../../db/models/user.ts';
import { totpConfirm } from '../../../contract/entities/secondFactor.ts';
import type { TotpBegun } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { beginApp } from './commands/beginApp.ts';
import { confirmApp } from './commands/confirmApp.ts';
import { removeApp } from './commands/removeApp.ts';
import {
  changed,
  type OwnFactorsDeps,
  ownFactor,
  ownFactorsOf,
  passwordProven,
  proof,
} from './ownFactors.ts';
import { readSiteName } from './siteName.ts';
import { type Totp, withoutSpaces } from './totp.ts';

interface AppDeps extends OwnFactorsDeps {
  bus: Bus;
  totp: Totp;
  publicUrl: string;
}

/** One's own authenticator app. */
export function appRoutes(deps: AppDeps): Route[] {
  const { knex, bus, attempt, totp, publicUrl } = deps;
  return [
    route({
      ...ownFactor,
      id: 'beginApp',
      method: 'post',
      path: '/auth/second-factor/app',
      summary: 'Begin to set up an authenticator app',
      description: 'It is used once confirmed by one of its codes; until then an earlier one is.',
      input: proof,
      answers: { 200: answer('Secret and QR code for the app.', 'TotpBegun'), ...failures(429) },
      run: async (ctx, input) => {
        const user = await passwordProven(deps, ctx, input);
        const issuer = await readSiteName(knex, ctx.state.locale, publicUrl);
        return (await beginApp(bus, { totp, user, issuer }, actorOf(ctx))) satisfies TotpBegun;
      },
    }),
    route({
      ...ownFactor,
      id: 'confirmApp',
      method: 'put',
      path: '/auth/second-factor/app',
      summary: 'Confirm the app by a code',
      input: requestBody('TotpConfirm', totpConfirm),
      answers: changed,
      run: async (ctx, { code }) => {
        const { id, email } = personOf(ctx);
        const digits = withoutSpaces(code);
        const user = await User.query(knex).findById(id);
        const isRight = await attempt(ctx, { email, user, isSecond: true }, async () => {
          return (await totp.proves(id, digits)) || null;
        });
        if (!isRight) throw invalidField('code', 'login.codeWrong');
        const own = await ownFactorsOf(deps, ctx);
        return confirmApp(bus, { totp, digits, own }, actorOf(ctx));
      },
    }),
    route({
      ...ownFactor,
      id: 'removeApp',
      method: 'post',
      path: '/auth/second-factor/app/remove',
      summary: 'Remove the app',
      input: proof,
      answers: { ...changed, ...failures(409) },
      run: async (ctx, input) => {
        await passwordProven(deps, ctx, input);
        return removeApp(bus, await ownFactorsOf(deps, ctx), actorOf(ctx));
      },
    }),
  ];
}
