import type { Knex } from 'knex';
import { Passkey } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import {
  loginAnswer,
  loginCreate,
  refreshAnswer,
  refreshCreate,
  sessionUser,
} from '../../../contract/entities/auth.ts';
import {
  passkeyOptionsCreate,
  passkeySignIn,
  secondStep,
  secondStepCreate,
} from '../../../contract/entities/secondFactor.ts';
import type { RefreshAnswer, SecondStep } from '../../../contract/types.ts';
import type { Actor } from '../../../platform/commands.ts';
import { invalidField, unauthorized } from '../../../platform/failure.ts';
import { INVOICES, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf, bearerOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { schemaRef } from '../../../platform/openapi/model.ts';
import { parsedInRun, requestBody } from '../../../platform/openapi/requestBody.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';
import { secondStepsOf } from '../secondFactor/secondFactor.ts';
import { isSpent } from '../secondFactor/spent.ts';
import { createTotp } from '../secondFactor/totp.ts';
import { passwordMatches } from '../sessions/password.ts';
import { readAccessToken, readTicket, signAccessToken, signTicket } from '../sessions/tokens.ts';
import type { Attempted } from './commands/recordFailedAttempt.ts';
import { refreshSignIn } from './commands/refreshSignIn.ts';
import { signOut } from './commands/signOut.ts';
import { takeRecoveryCode } from './commands/takeRecoveryCode.ts';
import { type AttemptsDeps, createAttempts, createSignIn, presentSignedIn } from './signIn.ts';
import { ticketRefused } from './ticketRefused.ts';

export interface SignInRoutesDeps extends AttemptsDeps {
  knex: Knex;
  secret: Uint8Array;
  publicUrl: string;
  now(): Date;
}

/** Sign-in, refresh, sign-out and the signed-in user; only the last two read the bearer. */
export function signInRoutes(deps: SignInRoutesDeps): RouteGroup {
  const { knex, bus, secret, now } = deps;
  const attempt = createAttempts(deps);
  const signIn = createSignIn(deps);
  const totp = createTotp(deps);
  const passkeys = createPasskeys(deps);

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
  const takeCode = async (user: User, code: string, actor: Actor) => {
    const digits = code.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) return (await totp.take(user.id, digits)) ? 'code' : null;
    return (await takeRecoveryCode(deps, user, code, actor)) ? 'recovery' : null;
  };

  return {
    tag: {
      name: 'Sign-in',
      description:
        'Access tokens live 15 minutes, refresh tokens 30 days. A refresh token is used once: each refresh brings its successor, and one used again later ends the session.',
    },
    records: {
      LoginAnswer: loginAnswer,
      RefreshAnswer: refreshAnswer,
      SessionUser: sessionUser,
      SecondStep: secondStep,
    },
    routes: [
      route({
        id: 'login',
        method: 'post',
        path: '/auth/login',
        needs: 'open',
        summary: 'Sign in',
        description: 'Also sets the cookie that lets invoices open in a new tab.',
        input: requestBody('Login', loginCreate),
        answers: {
          200: answer('The tokens and the person; a ticket where a second factor is due.', {
            anyOf: [schemaRef('LoginAnswer'), schemaRef('SecondStep')],
          }),
          ...failures(401, 429),
        },
        run: async (ctx, { email, password }) => {
          const who: Attempted = { email };
          const found = await attempt(ctx, who, async () => {
            const user = await User.query(knex)
              .modify('active')
              .findOne({ email: email.toLowerCase() });
            who.user = user;
            // In parallel: the duration neither grows nor reveals whether the account exists.
            const [isRight, methods] = await Promise.all([
              passwordMatches(user?.password_hash, password),
              user ? secondStepsOf(knex, user.id) : [],
            ]);
            return user && isRight ? { user, methods } : null;
          });
          if (!found) throw unauthorized('login.wrong');
          const { user, methods } = found;
          if (methods.length === 0) return signIn.open(ctx, user);
          const ticket = await signTicket(secret, user, now());
          return { ticket, methods } satisfies SecondStep;
        },
      }),
      route({
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
          const { user, ticketId } = await ticketHolder(ticket);
          const who = { email: user.email, user, isSecond: true };
          const second = await attempt(ctx, who, async () => {
            if (passkey) return (await passkeys.take(passkey, user.id)) && 'passkey';
            return takeCode(user, code ?? '', actorOf(ctx));
          });
          if (!second) throw unauthorized(passkey ? 'login.passkeyWrong' : 'login.codeWrong');
          return signIn.open(ctx, user, { second }, ticketId);
        },
      }),
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
          const holder = ticket === undefined ? undefined : await ticketHolder(ticket);
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
      route({
        id: 'refresh',
        method: 'post',
        path: '/auth/refresh',
        needs: 'open',
        summary: 'Change a refresh token for new tokens',
        input: parsedInRun(requestBody('Refresh', refreshCreate)),
        answers: { 200: answer('The new tokens.', 'RefreshAnswer'), ...failures(401) },
        run: async (ctx) => {
          // A missing token is answered like a wrong one: clients end the session on 401 only.
          const { token } = refreshCreate.safeParse(ctx.state.body).data ?? {};
          const renewed =
            token === undefined ? null : await refreshSignIn(bus, { token, secret }, actorOf(ctx));
          if (!renewed) throw unauthorized('error.invalidToken');
          await signIn.openInvoices(ctx, renewed);
          const { refreshToken, ...claims } = renewed;
          const accessToken = await signAccessToken(secret, claims, now());
          return { accessToken, refreshToken } satisfies RefreshAnswer;
        },
      }),
      route({
        id: 'logout',
        method: 'post',
        path: '/auth/logout',
        needs: 'open',
        summary: 'Sign out',
        description: 'Ends the session of the bearer, even an expired one. No bearer is refused.',
        answers: { 200: answer('An empty object.', { type: 'object' }), ...failures(400) },
        run: async (ctx) => {
          const bearer = bearerOf(ctx);
          const claims =
            bearer && (await readAccessToken(secret, bearer, now(), { allowExpired: true }));
          if (claims) await signOut(bus, claims, actorOf(ctx));
          setCookie(ctx, INVOICES, null);
          return {};
        },
      }),
      route({
        id: 'getSignedInUser',
        method: 'get',
        path: '/auth/me',
        needs: 'read profile',
        isEnrolment: true,
        summary: 'Read the signed-in user',
        answers: { 200: answer('The person signed in.', 'SessionUser') },
        run: ({ state: { user } }) => user && presentSignedIn(user, user.mustEnrol),
      }),
    ],
  };
}
