import Router from '@koa/router';
import { Passkey } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import { loginCreate, refreshCreate } from '../../../contract/entities/auth.ts';
import {
  passkeyOptionsCreate,
  passkeySignIn,
  secondStepCreate,
} from '../../../contract/entities/secondFactor.ts';
import type { RefreshAnswer, SecondStep } from '../../../contract/types.ts';
import { invalidField, unauthorized } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { INVOICES, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf, bearerOf } from '../../../platform/http/principal.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';
import { takeRecoveryCode } from '../secondFactor/recoveryCodes.ts';
import { secondStepsOf } from '../secondFactor/secondFactor.ts';
import { isSpent } from '../secondFactor/spent.ts';
import { createTotp } from '../secondFactor/totp.ts';
import { passwordMatches } from '../sessions/password.ts';
import { readTicket, signTicket } from '../sessions/tokens.ts';
import { createSignIn, presentSignedIn, type Tried, ticketRefused } from './signIn.ts';

/** Sign-in, refresh, sign-out and the signed-in user; only the last two read the bearer. */
export function authRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, sessions, secret, now } = deps;
  const router = new Router<RequestState>({ prefix: '/api/auth' });
  const body = deps.body();
  const signIn = createSignIn(deps);
  const totp = createTotp(deps);
  const passkeys = createPasskeys({ ...deps, publicUrl: deps.config.publicUrl });

  router.post('/login', body, async (ctx) => {
    const { email, password } = parseInput(loginCreate, ctx.state.body);
    const who: Tried = { email };
    const found = await signIn.attempt(ctx, who, async () => {
      const user = await User.query(knex).modify('active').findOne({ email: email.toLowerCase() });
      who.user = user;
      // Asked meanwhile: neither takes longer for it, nor tells whether there is such an account.
      const [isRight, methods] = await Promise.all([
        passwordMatches(user?.password_hash, password),
        user ? secondStepsOf(knex, user.id) : [],
      ]);
      return user && isRight ? { user, methods } : null;
    });
    if (!found) throw unauthorized('login.wrong');
    const { user, methods } = found;
    if (methods.length === 0) ctx.body = await signIn.open(ctx, user);
    else {
      const ticket = await signTicket(secret, user, now());
      ctx.body = { ticket, methods } satisfies SecondStep;
    }
  });

  /** The account of a ticket that no sign-in was finished with, and its id. */
  const ticketHolder = async (ticket: string) => {
    const held = await readTicket(secret, ticket, now(), async (id) =>
      User.query(knex).modify('active').findById(id),
    );
    if (!held) throw ticketRefused('login.ticketExpired');
    if (await isSpent(knex, held.id)) throw ticketRefused('login.ticketUsed');
    return { user: held.account, ticketId: held.id };
  };

  /** What a code was, null for a wrong one. */
  const takeCode = async (userId: number, code: string) => {
    const digits = code.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) return (await totp.take(userId, digits)) ? 'code' : null;
    return (await takeRecoveryCode(knex, userId, code)) ? 'recovery' : null;
  };

  router.post('/second-step', body, async (ctx) => {
    const { ticket, code, passkey } = parseInput(secondStepCreate, ctx.state.body);
    if (!passkey && code === undefined) throw invalidField('code', 'secondFactor.codeRequired');
    const { user, ticketId } = await ticketHolder(ticket);
    const who = { email: user.email, user, isSecond: true };
    const second = await signIn.attempt(ctx, who, async () => {
      if (passkey) return (await passkeys.take(passkey, user.id)) && 'passkey';
      return takeCode(user.id, code ?? '');
    });
    if (!second) throw unauthorized(passkey ? 'login.passkeyWrong' : 'login.codeWrong');
    if (second === 'recovery') await signIn.note(ctx, { kind: 'recovery_code_used', user });
    ctx.body = await signIn.open(ctx, user, { second }, ticketId);
  });

  router.post('/passkey/options', body, async (ctx) => {
    const { ticket } = parseInput(passkeyOptionsCreate, ctx.state.body);
    const holder = ticket === undefined ? undefined : await ticketHolder(ticket);
    ctx.body = await passkeys.optionsToSignIn(holder?.user.id);
  });

  router.post('/passkey', body, async (ctx) => {
    const { passkey } = parseInput(passkeySignIn, ctx.state.body);
    const of = Passkey.query(knex).select('user_id').where({ credential_id: passkey.id });
    const owner = await User.query(knex).modify('active').findOne('id', 'in', of);
    const who = { email: owner?.email ?? passkey.id, user: owner };
    const user = await signIn.attempt(ctx, who, async () =>
      owner && (await passkeys.take(passkey)) === owner.id ? owner : null,
    );
    if (!user) throw unauthorized('login.passkeyWrong');
    ctx.body = await signIn.open(ctx, user, { by: 'passkey' });
  });

  router.post('/refresh', body, async (ctx) => {
    // A missing token is answered like a wrong one: clients end the session on 401 only.
    const asked = refreshCreate.safeParse(ctx.state.body).data;
    const renewed = asked ? await sessions.refresh(asked.token, actorOf(ctx)) : null;
    if (!renewed) throw unauthorized('error.invalidToken');
    await signIn.openInvoices(ctx, renewed);
    const { accessToken, refreshToken } = renewed;
    ctx.body = { accessToken, refreshToken } satisfies RefreshAnswer;
  });

  router.post('/logout', async (ctx) => {
    const bearer = bearerOf(ctx);
    if (bearer) await sessions.close(bearer, actorOf(ctx));
    setCookie(ctx, INVOICES, null);
    ctx.body = {};
  });

  router.get('/me', (ctx) => {
    const { user } = ctx.state;
    ctx.body = user && presentSignedIn(user, user.mustEnrol);
  });

  return router;
}
