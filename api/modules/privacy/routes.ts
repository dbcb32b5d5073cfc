import type { Knex } from 'knex';
import {
  personalData,
  personalDataAsked,
  personalDataErase,
  personalDataExport,
} from '../../contract/entities/personalData.ts';
import type { Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { answer, failures } from '../../platform/openapi/answers.ts';
import { query } from '../../platform/openapi/listParameters.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { removeStrayMails } from '../mail/index.ts';
import { erasePersonalData } from './commands/erasePersonalData.ts';
import { recordExport } from './commands/recordExport.ts';
import { presentPerson } from './erasureOutcomes.ts';
import { exportPerson } from './exportPerson.ts';
import { findPerson } from './findPerson.ts';
import { readRetention } from './retention.ts';

interface PersonalDataDeps {
  knex: Knex;
  bus: Bus;
  dataDir: string;
  now(): Date;
}

const EMAIL = query('email', 'The address, in any case.', { type: 'string', format: 'email' });

/** What is known of an e-mail address: found, given out and erased. */
export function personalDataRoutes({ knex, bus, dataDir, now }: PersonalDataDeps): RouteGroup {
  const find = (asked: unknown) => findPerson(knex, parseInput(personalDataAsked, asked).email);
  return {
    tag: {
      name: 'Personal data',
      description:
        'Data stored about an e-mail address, to export or erase. Backups keep it until they are replaced.',
    },
    records: { PersonalData: personalData, PersonalDataExport: personalDataExport },
    routes: [
      route({
        id: 'findPersonalData',
        method: 'get',
        path: '/personal-data',
        needs: 'write operations',
        summary: 'Find the data stored about an address',
        description: 'By kind, with the effect of erasing.',
        parameters: [EMAIL],
        answers: { 200: answer('What there is.', 'PersonalData'), ...failures(422) },
        run: async (ctx) => presentPerson(await find(ctx.query), await readRetention(knex)),
      }),
      route({
        id: 'exportPersonalData',
        method: 'get',
        path: '/personal-data/export',
        needs: 'write operations',
        summary: 'Export the data stored about an address',
        description: 'One JSON file. The export is recorded in the security log.',
        parameters: [EMAIL],
        answers: { 200: answer('Everything.', 'PersonalDataExport'), ...failures(422) },
        run: async (ctx) => {
          const person = await find(ctx.query);
          await recordExport(bus, undefined, actorOf(ctx));
          ctx.attachment('personal-data.json');
          ctx.type = 'json';
          // Indented: people read it.
          ctx.body = JSON.stringify(exportPerson(person, ctx.state.locale, now()), null, 2);
        },
      }),
      route({
        id: 'erasePersonalData',
        method: 'post',
        path: '/personal-data/erase',
        needs: 'write operations',
        summary: 'Erase the data stored about an address',
        description:
          'In one transaction: messages, mails and orders that came to nothing go; orders that accounting law wants are kept without a contact; an account of the team is erased once it is disabled. While an order is on its way, a withdrawal waits or money is owed for a cancelled order, nothing is erased and the answer is a 409.',
        input: requestBody('PersonalDataErase', personalDataErase),
        answers: { 200: answer('What there was.', 'PersonalData'), ...failures(409) },
        run: async (ctx, { email }) => {
          const period = await readRetention(knex);
          const erasing = { email, period, locale: ctx.state.locale };
          const person = await erasePersonalData(bus, erasing, actorOf(ctx));
          // Without a mail server, sent mails are files.
          await removeStrayMails({ knex, dataDir });
          return presentPerson(person, period);
        },
      }),
    ],
  };
}
