import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import { signIn, user, userCreate, userUpdate } from '../../../contract/entities/user.ts';
import type { Bus } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { putAndPatch, type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { answer, created, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { parsedInRun, requestBody } from '../../../platform/openapi/requestBody.ts';
import { changeAccount } from './commands/changeAccount.ts';
import { inviteAgain } from './commands/inviteAgain.ts';
import { inviteUser } from './commands/inviteUser.ts';
import { listUsers, readUser, userFields } from './readUsers.ts';
import { signInListRoutes } from './signInRoutes.ts';

export interface UsersRoutesDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** The people of the team, for owners: invited by mail, given a role, locked out. */
export function usersRoutes(deps: UsersRoutesDeps): RouteGroup {
  const { knex, bus, now } = deps;

  const idOf = async (ctx: Context): Promise<number> => {
    const id = recordId(ctx.params.key);
    const found = await User.query(knex).modify('known').findById(id);
    if (!found) throw notFound();
    return id;
  };
  const present = (ctx: Context, id: number) => {
    ctx.set('cache-control', 'no-store');
    return readUser(knex, ctx, id, now());
  };

  return {
    tag: { name: 'Users', description: 'The people of the team.' },
    records: { User: user, SignIn: signIn },
    routes: [
      route({
        id: 'listUsers',
        method: 'get',
        path: '/users',
        needs: 'read accounts',
        summary: 'List the people of the team',
        list: userFields,
        answers: { 200: listAnswer('The people.', 'User') },
        run: (ctx) => {
          ctx.set('cache-control', 'no-store');
          return listUsers(knex, ctx, now());
        },
      }),
      route({
        id: 'getUser',
        method: 'get',
        path: '/users/:key',
        needs: 'read accounts',
        summary: 'Read one person',
        answers: { 200: answer('The person.', 'User') },
        run: async (ctx) => present(ctx, await idOf(ctx)),
      }),
      route({
        id: 'createUser',
        method: 'post',
        path: '/users',
        needs: 'write accounts',
        summary: 'Invite someone',
        description: 'By a mail with a link that sets a password once and ends after seven days.',
        input: requestBody('UserCreate', userCreate),
        answers: { 201: created('The person.', 'User'), ...failures(409) },
        run: async (ctx, { language = null, ...given }) => {
          const invited = { ...given, locale: language, asked: ctx.state.locale };
          const id = await inviteUser(bus, invited, actorOf(ctx));
          ctx.set('location', `/api/users/${id}`);
          return present(ctx, id);
        },
      }),
      route({
        id: 'inviteUser',
        method: 'post',
        path: '/users/:key/invitation',
        needs: 'write accounts',
        summary: 'Send the invitation again',
        answers: { 200: answer('The person.', 'User'), ...failures(409) },
        run: async (ctx) => {
          const id = await idOf(ctx);
          await inviteAgain(bus, { id, asked: ctx.state.locale }, actorOf(ctx));
          return present(ctx, id);
        },
      }),
      ...putAndPatch(
        { put: 'putUser', patch: 'patchUser' },
        {
          path: '/users/:key',
          needs: 'write accounts',
          summary: 'Change the role of an account, disable or enable it',
          description:
            'Ends the person’s sign-ins. One’s own account stays as it is, and so does the last owner who can sign in.',
          input: parsedInRun(requestBody('UserUpdate', userUpdate)),
          answers: { 200: answer('The person.', 'User'), ...failures(409) },
          run: async (ctx) => {
            const id = await idOf(ctx);
            const change = parseInput(userUpdate, ctx.state.body);
            await changeAccount(bus, { ...change, id }, actorOf(ctx));
            return present(ctx, id);
          },
        },
      ),
      ...signInListRoutes(deps, {
        path: '/users/:key/sign-ins',
        area: 'accounts',
        whose: 'a person’s',
        ids: 'User',
        userIdOf: idOf,
      }),
    ],
  };
}
