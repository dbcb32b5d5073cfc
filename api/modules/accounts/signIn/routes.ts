import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import {
  loginAnswer,
  loginCreate,
  refreshAnswer,
  refreshCreate,
  sessionUser,
} from '../../../contract/entities/auth.ts';
import { secondStep } from '../../../contract/entities/secondFactor.ts';
import type { RefreshAnswer, SecondStep } from '../../../contract/types.ts';
import { unauthorized } from '../../../platform/failure.ts';
import { INVOICES, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf, bearerOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { schemaRef } from '../../../platform/openapi/model.ts';
import { parsedInRun, requestBody } from '../../../platform/openapi/requestBody.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';
import { secondStepsOf } from '../secondFactor/secondFactor.ts';
import { createTotp } from '../secondFactor/totp.ts';
import { passwordMatches } from '../sessions/password.ts';
import { readAccessToken, signAccessToken, signTicket } from '../sessions/tokens.ts';
import { type AttemptsDeps, createAttempts } from './attempts.ts';
import type { Attempted } from './commands/recordFailedAttempt.ts';
import { refreshSignIn } from './commands/refreshSignIn.ts';
import { signOut } from './commands/signOut.ts';
import { passkeySignInRoutes } from './passkeyRoutes.ts';
import { secondStepRoute } from './secondStepRoute.ts';
import { createSignIn, presentSignedIn } from './signIn.ts';

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
  /** What all ways to sign in use. */
  const ways = {
    ...deps,
    attempt,
    signIn,
    totp: createTotp(deps),
    passkeys: createPasskeys(deps),
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
      secondStepRoute(ways),
      ...passkeySignInRoutes(ways),
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
        run: ({ state: { user } }) => {
          if (!user) throw unauthorized();
          return presentSignedIn(user, user.mustEnrol);
        },
      }),
    ],
  };
}
