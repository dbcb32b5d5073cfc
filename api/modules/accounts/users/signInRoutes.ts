import type { Knex } from 'knex';
import type { Bus } from '../../../platform/commands.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, arrayOf, failures } from '../../../platform/openapi/answers.ts';
import { inPath } from '../../../platform/openapi/listParameters.ts';
import { listSignIns } from '../sessions/signIns.ts';
import { endSignInsOf } from './commands/endSignInsOf.ts';

interface SignInListDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

interface SignInList {
  path: `/${string}/sign-ins`;
  area: 'accounts' | 'profile';
  /** Whose they are, as summaries say it. */
  whose: string;
  /** The part of the operations' ids that says it. */
  ids: string;
  userIdOf(ctx: Context): Promise<number>;
}

/** The routes of a person's sign-ins: list them, end one, end all but the one that asks. */
export function signInListRoutes(
  { knex, bus, now }: SignInListDeps,
  { path, area, whose, ids, userIdOf }: SignInList,
): Route[] {
  const left = async (ctx: Context, userId: number) => {
    const { locale, user } = ctx.state;
    ctx.set('cache-control', 'no-store');
    return listSignIns(knex, userId, now(), { locale, current: user?.sessionId });
  };

  return [
    route({
      id: `list${ids}SignIns`,
      method: 'get',
      path,
      needs: `read ${area}`,
      summary: `List ${whose} running sign-ins`,
      answers: { 200: answer('The one used last first.', arrayOf('SignIn')) },
      run: async (ctx) => left(ctx, await userIdOf(ctx)),
    }),
    route({
      id: `end${ids}SignIns`,
      method: 'delete',
      path,
      needs: `write ${area}`,
      summary: `End ${whose} sign-ins`,
      description: 'All but the current one.',
      answers: { 200: answer('What is left.', arrayOf('SignIn')) },
      run: async (ctx) => {
        const userId = await userIdOf(ctx);
        await endSignInsOf(bus, { userId, keep: ctx.state.user?.sessionId }, actorOf(ctx));
        return left(ctx, userId);
      },
    }),
    route({
      id: `end${ids}SignIn`,
      method: 'delete',
      path: `${path}/:session`,
      needs: `write ${area}`,
      summary: `End one of ${whose} sign-ins`,
      parameters: [inPath('session', 'The id of the sign-in.', { type: 'string' })],
      answers: { 200: answer('What is left.', arrayOf('SignIn')), ...failures(404) },
      run: async (ctx) => {
        const userId = await userIdOf(ctx);
        await endSignInsOf(bus, { userId, only: ctx.params.session ?? '' }, actorOf(ctx));
        return left(ctx, userId);
      },
    }),
  ];
}
