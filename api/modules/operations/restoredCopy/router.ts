import Router from '@koa/router';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { readCopy } from '../../../../db/models/restoredCopy.ts';
import type { RestoredCopy } from '../../../contract/types.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { CHANGED_ANSWERS, takeOver } from './takeOver.ts';

/** `/api/restored-copy`: whether this is one, what begins once it is the site, and the word for it. */
export function restoredCopyRouter(deps: RouterDeps): Router<RequestState> {
  const { config, knex, cache, now } = deps;
  const router = new Router<RequestState>({ prefix: '/api/restored-copy' });

  const answer = async (ctx: Context) => {
    ctx.body = {
      copy: await readCopy(knex),
      follows: {
        mails: await OutboxMail.query(knex).modify('waiting').resultSize(),
        bank: config.fioToken !== undefined,
        cards: config.comgate !== undefined,
        backups: config.backups !== undefined,
      },
    } satisfies RestoredCopy;
  };

  router.get('/', answer);

  // Said twice it is the same: the answer tells that nothing is held back.
  router.post('/take-over', async (ctx) => {
    if (await takeOver(knex, now(), actorOf(ctx))) cache.drop(CHANGED_ANSWERS);
    await answer(ctx);
  });

  return router;
}
