import Router from '@koa/router';
import type { Knex } from 'knex';
import { takeTurns } from '../../../db/turns.ts';
import { personalDataAsked, personalDataErase } from '../../contract/entities/personalData.ts';
import { conflict } from '../../platform/failure.ts';
import type { RequestState } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { noteSecurity } from '../accounts/securityLog.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { removeStrayMails } from '../mail/sender.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './exportPerson.ts';
import { presentPerson } from './fates.ts';
import { findPerson } from './findPerson.ts';
import { readPeriods } from './retention.ts';

const FACTS = { what: 'person' };

/** What is known of an e-mail address: found, given out and erased. */
export function personalDataRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cache, config, now, body } = deps;
  const router = new Router<RequestState>({ prefix: '/api/personal-data' });
  const find = async (db: Knex, asked: unknown) =>
    findPerson(db, parseInput(personalDataAsked, asked).email);

  router.get('/', async (ctx) => {
    ctx.body = presentPerson(await find(knex, ctx.query), await readPeriods(knex));
  });

  router.get('/export', async (ctx) => {
    const person = await find(knex, ctx.query);
    await noteSecurity(knex, { ...actorOf(ctx), kind: 'exported', facts: FACTS, at: now() });
    ctx.attachment('personal-data.json');
    ctx.type = 'json';
    ctx.body = JSON.stringify(exportPerson(person, ctx.state.locale, now()), null, 2);
  });

  /** One transaction; what is asked a second time finds what the law keeps without the address. */
  router.post('/erase', body(), async (ctx) => {
    const { email } = parseInput(personalDataErase, ctx.state.body);
    const period = await readPeriods(knex);
    const { locale } = ctx.state;
    const person = await knex.transaction(async (trx) => {
      // Nobody enables an account meanwhile.
      await takeTurns(trx);
      const found = await findPerson(trx, email);
      const { entries } = presentPerson(found, period);
      if (entries.some(({ fate }) => fate === 'open')) {
        throw conflict('person.open', presentPerson(found, period));
      }
      await erasePerson(trx, found, locale, now());
      if (entries.length > 0 || found.movements.length > 0) {
        await noteSecurity(trx, { ...actorOf(ctx), kind: 'erased', facts: FACTS, at: now() });
      }
      return found;
    });
    cache.drop(['orders', 'payments', 'contact-messages', ...(person.account ? ['blog'] : [])]);
    // Where there is no mail server, sent mails are files.
    await removeStrayMails({ knex, dataDir: config.dataDir });
    ctx.body = presentPerson(person, period);
  });

  return router;
}
