import type { Knex } from 'knex';
import { Passkey, RecoveryCode } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import {
  factorChanged,
  MAX_PASSKEYS,
  passkeyCreate,
  passkeyOptions,
  passwordProof,
  secondFactor,
  totpBegun,
  totpConfirm,
} from '../../../contract/entities/secondFactor.ts';
import type { TotpBegun } from '../../../contract/types.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import type { Context, SignedInUser } from '../../../platform/http/context.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { parsedInRun, requestBody } from '../../../platform/openapi/requestBody.ts';
import { passwordMatches } from '../sessions/password.ts';
import { type AttemptsDeps, createAttempts } from '../signIn/signIn.ts';
import { addPasskey, passkeyFailed } from './commands/addPasskey.ts';
import { beginApp } from './commands/beginApp.ts';
import type { OwnFactors } from './commands/changeFactors.ts';
import { confirmApp } from './commands/confirmApp.ts';
import { removeApp } from './commands/removeApp.ts';
import { removePasskey } from './commands/removePasskey.ts';
import { renewRecoveryCodes } from './commands/renewRecoveryCodes.ts';
import { demandRoutes } from './demandRoutes.ts';
import { createPasskeys } from './passkeys.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { presentSecondFactor } from './secondFactor.ts';
import { readSiteName } from './siteName.ts';
import { createTotp } from './totp.ts';

export interface SecondFactorRoutesDeps extends AttemptsDeps {
  knex: Knex;
  secret: Uint8Array;
  publicUrl: string;
  now(): Date;
}

const proof = requestBody('PasswordProof', passwordProof);
const changed = {
  200: answer('The current factors of the account.', 'FactorChanged'),
  ...failures(429),
};
/** Also for who has to set a factor up before anything else. */
const ownFactor = { needs: 'write profile', isEnrolment: true } as const;

/**
 * One's own authenticator app, passkeys and recovery codes, and what owners decide about those of all.
 * Each change wants the password once more, and ends all other sign-ins of the account.
 */
export function secondFactorRoutes(deps: SecondFactorRoutesDeps): RouteGroup {
  const { knex, bus, publicUrl } = deps;
  const attempt = createAttempts(deps);
  const totp = createTotp(deps);
  const passkeys = createPasskeys(deps);
  const siteName = (ctx: Context) => readSiteName(knex, ctx.state.locale, publicUrl);

  /** The person signed in, once the password has been given again. */
  const proven = async (
    ctx: Context,
    { password }: { password: string },
  ): Promise<SignedInUser> => {
    const user = personOf(ctx);
    const row = await User.query(knex).findById(user.id);
    const who = { email: user.email, user: row };
    const isRight = await attempt(ctx, who, async () => {
      return (await passwordMatches(row?.password_hash, password)) || null;
    });
    // No 401: that would say that the sign-in has ended.
    if (!isRight) throw invalidField('password', 'login.passwordWrong');
    return user;
  };

  /** Whose factors a request changes, with new codes where the account has none or renews them. */
  const ownFactors = async (ctx: Context, renewsCodes = false): Promise<OwnFactors> => {
    const { id: userId, sessionId } = personOf(ctx);
    const left = await RecoveryCode.query(knex).where({ user_id: userId }).resultSize();
    const newCodes = renewsCodes || left === 0 ? await makeRecoveryCodes(userId) : null;
    return { userId, sessionId, canHavePasskeys: passkeys.isPossible, newCodes };
  };

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
          const user = await proven(ctx, input);
          const begun = { totp, user, issuer: await siteName(ctx) };
          return (await beginApp(bus, begun, actorOf(ctx))) satisfies TotpBegun;
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
          const user = personOf(ctx);
          const digits = code.replace(/\s/g, '');
          const row = await User.query(knex).findById(user.id);
          const who = { email: user.email, user: row, isSecond: true };
          const isRight = await attempt(
            ctx,
            who,
            async () => (await totp.proves(user.id, digits)) || null,
          );
          if (!isRight) throw invalidField('code', 'login.codeWrong');
          const own = await ownFactors(ctx);
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
          await proven(ctx, input);
          return removeApp(bus, await ownFactors(ctx), actorOf(ctx));
        },
      }),
      route({
        ...ownFactor,
        id: 'renewRecoveryCodes',
        method: 'post',
        path: '/auth/second-factor/recovery-codes',
        summary: 'Generate new recovery codes in place of the old ones',
        input: proof,
        answers: changed,
        run: async (ctx, input) => {
          await proven(ctx, input);
          return renewRecoveryCodes(bus, await ownFactors(ctx, true), actorOf(ctx));
        },
      }),
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
          const user = await proven(ctx, input);
          if (!passkeys.isPossible) throw conflict('secondFactor.noPasskeys');
          const count = await Passkey.query(knex).where({ user_id: user.id }).resultSize();
          if (count >= MAX_PASSKEYS) throw conflict('secondFactor.tooManyPasskeys');
          return passkeys.optionsToAdd(user, await siteName(ctx));
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
          const own = await ownFactors(ctx);
          const added = { passkeys, name, response, credential, own };
          return addPasskey(bus, added, actorOf(ctx));
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
          await proven(ctx, parseInput(passwordProof, ctx.state.body));
          const own = await ownFactors(ctx);
          return removePasskey(bus, { passkey, own }, actorOf(ctx));
        },
      }),
      ...demandRoutes(deps),
    ],
  };
}
