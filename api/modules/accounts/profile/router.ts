import Router from '@koa/router';
import { User } from '../../../../db/models/user.ts';
import { passwordUpdate, profileUpdate } from '../../../contract/entities/user.ts';
import type { Profile } from '../../../contract/types.ts';
import { invalidField } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { changePassword, passwordMatches } from '../sessions/password.ts';
import { mountSignIns } from '../users/signIns.ts';

/** What everybody who is signed in sees and changes of themselves. */
export function profileRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, now, body, cache } = deps;
  const router = new Router<RequestState>({ prefix: '/api/profile' });
  const guesses = deps.createLimiter({ name: 'password-change', points: 10, seconds: 600 });

  const answer = async (ctx: Context) => {
    const { id, role } = personOf(ctx);
    const { email, username, locale } = await User.query(knex).findById(id).throwIfNotFound();
    ctx.body = { email, username, role, language: locale } satisfies Profile;
  };

  router.get('/', answer);

  router.patch('/', body(), async (ctx) => {
    const { username, language } = parseInput(profileUpdate, ctx.state.body);
    const changed = { ...(username && { username }), ...(language && { locale: language }) };
    await User.query(knex).findById(personOf(ctx).id).patch(changed);
    // Posts show the name of who wrote them.
    if (username) cache.drop(['blog']);
    await answer(ctx);
  });

  router.put('/password', body(), async (ctx) => {
    const { password, new_password } = parseInput(passwordUpdate, ctx.state.body);
    const { id, sessionId } = personOf(ctx);
    await guesses.admit(String(id));
    const user = await User.query(knex).findById(id).throwIfNotFound();
    if (!(await passwordMatches(user.password_hash, password))) {
      throw invalidField('password', 'login.passwordWrong');
    }
    await guesses.giveBack(String(id));
    const changing = { now: now(), keep: sessionId, sender: actorOf(ctx) };
    await changePassword(knex, user, new_password, changing);
    await answer(ctx);
  });

  mountSignIns(router, '/sign-ins', deps, async (ctx) => personOf(ctx).id);
  return router;
}
