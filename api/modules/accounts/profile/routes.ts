import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import { passwordUpdate, profile, profileUpdate } from '../../../contract/entities/user.ts';
import type { Profile } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { hashChosen, passwordMatches } from '../sessions/password.ts';
import { signInListRoutes } from '../users/signInRoutes.ts';
import { changePassword } from './commands/changePassword.ts';
import { changeProfile } from './commands/changeProfile.ts';

export interface ProfileRoutesDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
  now(): Date;
}

/** What everybody who is signed in sees and changes of themselves. */
export function profileRoutes(deps: ProfileRoutesDeps): RouteGroup {
  const { knex, bus } = deps;
  const guesses = deps.createLimiter({ name: 'password-change', points: 10, seconds: 600 });

  const readProfile = async (ctx: Context) => {
    const { id, role } = personOf(ctx);
    const { email, username, locale } = await User.query(knex).findById(id).throwIfNotFound();
    return { email, username, role, language: locale } satisfies Profile;
  };

  return {
    tag: {
      name: 'Profile',
      description: 'The signed-in user’s own account.',
    },
    records: { Profile: profile },
    routes: [
      route({
        id: 'getProfile',
        method: 'get',
        path: '/profile',
        needs: 'read profile',
        summary: 'Read one’s own profile',
        answers: { 200: answer('The profile.', 'Profile') },
        run: readProfile,
      }),
      route({
        id: 'patchProfile',
        method: 'patch',
        path: '/profile',
        needs: 'write profile',
        summary: 'Change one’s own name or language',
        description: 'The name is shown as the author of posts that name no other.',
        input: requestBody('ProfileUpdate', profileUpdate),
        answers: { 200: answer('The profile.', 'Profile') },
        run: async (ctx, { username, language }) => {
          const changed = { userId: personOf(ctx).id, username, language };
          await changeProfile(bus, changed, actorOf(ctx));
          return readProfile(ctx);
        },
      }),
      route({
        id: 'putPassword',
        method: 'put',
        path: '/profile/password',
        needs: 'write profile',
        summary: 'Change one’s own password',
        description: 'Ends all other sign-ins.',
        input: requestBody('PasswordUpdate', passwordUpdate),
        answers: { 200: answer('The profile.', 'Profile'), ...failures(429) },
        run: async (ctx, { password, new_password }) => {
          const { id: userId, sessionId: keep } = personOf(ctx);
          await guesses.admit(String(userId));
          const user = await User.query(knex).findById(userId).throwIfNotFound();
          if (!(await passwordMatches(user.password_hash, password))) {
            throw invalidField('password', 'login.passwordWrong');
          }
          await guesses.giveBack(String(userId));
          const password_hash = await hashChosen(knex, new_password, user.email);
          await changePassword(bus, { userId, password_hash, keep }, actorOf(ctx));
          return readProfile(ctx);
        },
      }),
      ...signInListRoutes(deps, {
        path: '/profile/sign-ins',
        area: 'profile',
        whose: 'one’s own',
        ids: 'Own',
        userIdOf: async (ctx) => personOf(ctx).id,
      }),
    ],
  };
}
