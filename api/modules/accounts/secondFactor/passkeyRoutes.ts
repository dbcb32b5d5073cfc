import { Passkey } from '../../../../db/models/secondFactor.ts';
import {
  MAX_PASSKEYS,
  passkeyCreate,
  passwordProof,
} from '../../../contract/entities/secondFactor.ts';
import type { Bus } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { parsedInRun, requestBody } from '../../../platform/openapi/requestBody.ts';
import { addPasskey, passkeyFailed } from './commands/addPasskey.ts';
import { removePasskey } from './commands/removePasskey.ts';
import {
  changed,
  type OwnFactorsDeps,
  ownFactor,
  ownFactorsOf,
  passwordProven,
  proof,
} from './ownFactors.ts';
import { readSiteName } from './siteName.ts';

interface PasskeyDeps extends OwnFactorsDeps {
  bus: Bus;
  publicUrl: string;
}

/** One's own passkeys. */
export function passkeyRoutes(deps: PasskeyDeps): Route[] {
  const { knex, bus, passkeys, publicUrl } = deps;
  return [
    route({
      ...ownFactor,
      id: 'beginPasskey',
      method: 'post',
      path: '/auth/second-factor/passkeys/options',
      summary: 'Begin to add a passkey',
      input: proof,
      answers: {
        200: answer('WebAuthn options for the browser, as JSON.', 'PasskeyOptions'),
        ...failures(409, 429),
      },
      run: async (ctx, input) => {
        const user = await passwordProven(deps, ctx, input);
        if (!passkeys.isPossible) throw conflict('secondFactor.noPasskeys');
        const count = await Passkey.query(knex).where({ user_id: user.id }).resultSize();
        if (count >= MAX_PASSKEYS) throw conflict('secondFactor.tooManyPasskeys');
        return passkeys.optionsToAdd(user, await readSiteName(knex, ctx.state.locale, publicUrl));
      },
    }),
    // Its challenge was handed out for the password, so that it need not be given twice.
    route({
      ...ownFactor,
      id: 'addPasskey',
      method: 'post',
      path: '/auth/second-factor/passkeys',
      summary: 'Add the passkey created by the browser',
      input: requestBody('NewPasskey', passkeyCreate),
      answers: changed,
      run: async (ctx, { name, passkey: response }) => {
        const credential = await passkeys.proven(personOf(ctx).id, response);
        if (!credential) throw passkeyFailed();
        const own = await ownFactorsOf(deps, ctx);
        return addPasskey(bus, { passkeys, name, response, credential, own }, actorOf(ctx));
      },
    }),
    route({
      ...ownFactor,
      id: 'removePasskey',
      method: 'post',
      path: '/auth/second-factor/passkeys/:key/remove',
      summary: 'Remove a passkey',
      input: parsedInRun(proof),
      answers: { ...changed, ...failures(409) },
      run: async (ctx) => {
        const id = recordId(ctx.params.key);
        const passkey = await Passkey.query(knex)
          .findOne({ id, user_id: personOf(ctx).id })
          .throwIfNotFound();
        await passwordProven(deps, ctx, parseInput(passwordProof, ctx.state.body));
        const own = await ownFactorsOf(deps, ctx);
        return removePasskey(bus, { passkey, own }, actorOf(ctx));
      },
    }),
  ];
}
