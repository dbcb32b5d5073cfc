import Router from '@koa/router';
import type { Knex } from 'knex';
import { Authenticator, Passkey, RecoveryCode } from '../../../../db/models/secondFactor.ts';
import { Session, User } from '../../../../db/models/user.ts';
import {
  MAX_PASSKEYS,
  passkeyCreate,
  passwordProof,
  totpConfirm,
} from '../../../contract/entities/secondFactor.ts';
import type { FactorChanged, TotpBegun } from '../../../contract/types.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import type { Context, RequestState, SessionUser } from '../../../platform/http/context.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { readBrand } from '../../mail/brand.ts';
import { tellOfChange } from '../mails.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { presentSecondFactor, secondStepsOf } from '../secondFactor/secondFactor.ts';
import { createTotp } from '../secondFactor/totp.ts';
import { type Noted, noteSecurity } from '../securityLog.ts';
import { passwordMatches } from '../sessions/password.ts';
import { endSignIns } from '../sessions/signIns.ts';
import { createSignIn } from './signIn.ts';

const APP = { factor: 'app' };

/** What the mail calls a change. */
const TOLD = {
  factor_added: 'factor_added',
  factor_removed: 'factor_removed',
  recovery_codes_made: 'recovery_codes',
} as const;

/**
 * `/api/auth/second-factor`: one's own authenticator app, passkeys and recovery codes. Each change
 * wants the password once more, and ends all other sign-ins of the account.
 */
export function secondFactorRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, now, config } = deps;
  const { publicUrl } = config;
  const router = new Router<RequestState>({ prefix: '/api/auth/second-factor' });
  const body = deps.body();
  const signIn = createSignIn(deps);
  const totp = createTotp(deps);
  const passkeys = createPasskeys({ ...deps, publicUrl });
  const present = (userId: number, db: Knex = knex) =>
    presentSecondFactor(db, userId, passkeys.isPossible);
  const siteName = async (ctx: Context) =>
    (await readBrand(knex, ctx.state.locale, publicUrl)).name;

  /** Who is signed in, once the password has been given again. */
  const proven = async (ctx: Context): Promise<SessionUser> => {
    const user = personOf(ctx);
    const { password } = parseInput(passwordProof, ctx.state.body);
    const row = await User.query(knex).findById(user.id);
    const who = { email: user.email, user: row };
    const isRight = await signIn.attempt(ctx, who, async () => {
      return (await passwordMatches(row?.password_hash, password)) || null;
    });
    // No 401: that would say that the sign-in has ended.
    if (!isRight) throw invalidField('password', 'login.passwordWrong');
    return user;
  };

  /**
   * Changes a factor, in one transaction with its line in the log, its mail and its recovery codes.
   * `work` throws where there is nothing to change. Others of the account wait, and see what has
   * changed: a sign-in that begins meanwhile, and a second change at the same time.
   */
  const changed = async (
    ctx: Context,
    event: Noted & { kind: keyof typeof TOLD },
    work: (trx: Knex) => PromiseLike<unknown>,
  ) => {
    const { id, sessionId } = personOf(ctx);
    const renews = event.kind === 'recovery_codes_made';
    const left = await RecoveryCode.query(knex).where({ user_id: id }).resultSize();
    const made = renews || left === 0 ? await makeRecoveryCodes(id) : null;
    ctx.body = await knex.transaction(async (trx): Promise<FactorChanged> => {
      await User.query(trx).findById(id).forUpdate();
      await work(trx);
      await noteSecurity(trx, { ...actorOf(ctx), ...event, at: now() });
      await endSignIns(trx, id, now(), { keep: sessionId });
      await tellOfChange(trx, id, TOLD[event.kind], now(), actorOf(ctx));
      const state = await present(id, trx);
      if (!state.has_app && state.passkeys.length === 0) {
        if (state.is_demanded) throw conflict('secondFactor.lastDemanded');
        await RecoveryCode.query(trx).where({ user_id: id }).delete();
        return { ...state, recovery_codes: 0, new_codes: [] };
      }
      await Session.query(trx).findById(sessionId).patch({ must_enrol: false });
      if (made === null || !(renews || state.recovery_codes === 0)) {
        return { ...state, new_codes: [] };
      }
      await storeRecoveryCodes(trx, id, made);
      return { ...state, recovery_codes: made.codes.length, new_codes: made.codes };
    });
  };

  router.get('/', async (ctx) => {
    ctx.body = await present(personOf(ctx).id);
  });

  router.post('/app', body, async (ctx) => {
    const user = await proven(ctx);
    ctx.body = (await totp.begin(user, await siteName(ctx))) satisfies TotpBegun;
  });

  router.put('/app', body, async (ctx) => {
    const user = personOf(ctx);
    const { code } = parseInput(totpConfirm, ctx.state.body);
    const digits = code.replace(/\s/g, '');
    const row = await User.query(knex).findById(user.id);
    const who = { email: user.email, user: row, isSecond: true };
    const isRight = await signIn.attempt(
      ctx,
      who,
      async () => (await totp.proves(user.id, digits)) || null,
    );
    if (!isRight) throw invalidField('code', 'login.codeWrong');
    await changed(ctx, { kind: 'factor_added', facts: APP }, async (trx) => {
      // It may have been confirmed, or begun anew, since.
      if (!(await totp.confirm(trx, user.id, digits)))
        throw invalidField('code', 'login.codeWrong');
    });
  });

  router.post('/app/remove', body, async (ctx) => {
    const user = await proven(ctx);
    await changed(ctx, { kind: 'factor_removed', facts: APP }, (trx) =>
      Authenticator.query(trx).where({ user_id: user.id }).delete(),
    );
  });

  router.post('/recovery-codes', body, async (ctx) => {
    const { id } = await proven(ctx);
    await changed(ctx, { kind: 'recovery_codes_made' }, async (trx) => {
      if ((await secondStepsOf(trx, id)).length === 0) throw conflict('secondFactor.none');
    });
  });

  router.post('/passkeys/options', body, async (ctx) => {
    const user = await proven(ctx);
    if (!passkeys.isPossible) throw conflict('secondFactor.noPasskeys');
    const count = await Passkey.query(knex).where({ user_id: user.id }).resultSize();
    if (count >= MAX_PASSKEYS) throw conflict('secondFactor.tooManyPasskeys');
    ctx.body = await passkeys.optionsToAdd(user, await siteName(ctx));
  });

  // Its challenge was handed out for the password, so that it need not be given twice.
  router.post('/passkeys', body, async (ctx) => {
    const user = personOf(ctx);
    const { name, passkey } = parseInput(passkeyCreate, ctx.state.body);
    const failed = () => invalidField('passkey', 'secondFactor.passkeyFailed');
    const credential = await passkeys.proven(user.id, passkey);
    if (!credential) throw failed();
    await changed(
      ctx,
      { kind: 'factor_added', facts: { factor: 'passkey', name } },
      async (trx) => {
        if (!(await passkeys.add(trx, user.id, name, credential, passkey))) throw failed();
      },
    );
  });

  router.post('/passkeys/:id/remove', body, async (ctx) => {
    const user = personOf(ctx);
    const own = { id: recordId(ctx.params.id), user_id: user.id };
    const passkey = await Passkey.query(knex).findOne(own).throwIfNotFound();
    await proven(ctx);
    const facts = { factor: 'passkey', name: passkey.name };
    await changed(ctx, { kind: 'factor_removed', facts }, (trx) =>
      Passkey.query(trx).where(own).delete(),
    );
  });

  return router;
}
