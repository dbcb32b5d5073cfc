import type { Knex } from 'knex';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { readCopy } from '../../../../db/models/restoredCopy.ts';
import { restoredCopy } from '../../../contract/entities/restoredCopy.ts';
import type { RestoredCopy } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import type { Config } from '../../../platform/config.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import { takeOver } from './takeOver.ts';

interface RestoredCopyDeps {
  knex: Knex;
  bus: Bus;
  config: Config;
}

const answers = { 200: answer('State of the restored copy.', 'RestoredCopy') };

/** Whether this site is a restored copy, what starts once it is the live site, and making it so. */
export function restoredCopyRoutes({ knex, bus, config }: RestoredCopyDeps): RouteGroup {
  const read = async (): Promise<RestoredCopy> => ({
    copy: await readCopy(knex),
    follows: {
      mails: await OutboxMail.query(knex).modify('waiting').resultSize(),
      bank: config.fioToken !== undefined,
      cards: config.comgate !== null,
      backups: config.backups !== undefined,
    },
  });
  return {
    tag: {
      name: 'Restored copy',
      description:
        'A site restored from a backup holds back everything that would leave the machine.',
    },
    records: { RestoredCopy: restoredCopy },
    routes: [
      route({
        id: 'getRestoredCopy',
        method: 'get',
        path: '/restored-copy',
        needs: 'read operations',
        summary: 'Read whether this is a restored copy',
        description: 'Includes what starts once it is made the live site.',
        answers,
        run: read,
      }),
      route({
        id: 'takeOver',
        method: 'post',
        path: '/restored-copy/take-over',
        needs: 'write operations',
        summary: 'Make this restored copy the live site',
        description:
          'Waiting mails are sent, the bank and the card provider are contacted, customers are reminded, nightly backups are made. No effect on a site that is no copy.',
        answers,
        // A second call changes nothing: the answer says that nothing is held back.
        run: async (ctx) => {
          await takeOver(bus, undefined, actorOf(ctx));
          return read();
        },
      }),
    ],
  };
}
