import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { connectNow } from '../../../db/connect.ts';
import { isAhead, listSnapshots, momentIn } from '../../modules/operations/backup/manifest.ts';
import { type Restored, restoreSnapshot } from '../../modules/operations/backup/restoreSnapshot.ts';
import { uploadsOf } from '../../modules/operations/backup/uploads.ts';
import { takeOver } from '../../modules/operations/restoredCopy/takeOver.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { connectionOf, loadConfig } from '../../platform/config.ts';
import { productBus } from '../../productBus.ts';
import { toolWithUsage } from '../tool.ts';
import { backupPlace, withDatabase } from './siteData.ts';

const USAGE = 'npm run restore -- --from DIR [--snapshot NAME] [--take-over] (or --list)';
const THE_SITE = 'This is now the live site: nothing is held back any more.';
const NO_COPY = 'This site is live and no restored copy: nothing to do.';

/**
 * Fills an empty database and an empty data folder from a snapshot, or makes a restored copy the
 * site.
 */
export const restore = toolWithUsage(USAGE, async ({ args, env, stdout, stderr }) => {
  const config = loadConfig(env);
  const print = (line: string) => stdout.write(`${line}\n`);
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      snapshot: { type: 'string' },
      list: { type: 'boolean', default: false },
      'take-over': { type: 'boolean', default: false },
    },
  });
  const isTheSite = values['take-over'];
  const namesNothing = !values.from && !values.snapshot && !values.list;
  if (isTheSite && namesNothing) {
    const isTaken = await withDatabase(config, takeOverCopy);
    print(isTaken ? `${THE_SITE} Running instances pick this up automatically.` : NO_COPY);
    return 0;
  }
  const from = backupPlace(values.from, config, USAGE);
  const names = await listSnapshots(from);
  if (values.list) {
    for (const name of names) print(name);
    return 0;
  }
  const name = values.snapshot ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    throw new Error(
      `There is no snapshot ${values.snapshot ?? ''} in ${from.label}`.replace('  ', ' '),
    );
  }
  if (values.snapshot === undefined && isAhead(momentIn(name), new Date())) {
    throw new Error(
      `The newest snapshot, ${name}, is dated in the future: a clock was or is wrong. ` +
        'Choose one with --snapshot (--list shows them)',
    );
  }
  const { dataDir } = config;
  const open = () => connectNow(connectionOf(config));
  const uploads = uploadsOf(config);
  const restored = await restoreSnapshot({
    from,
    name,
    dataDir,
    uploads,
    open,
    bus: (knex) => productBus({ knex }),
    takeOver: isTheSite,
  });
  const { tables, files, missing } = restored.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(`${name}: ${rows} rows and ${files.length} files restored`);
  for (const line of summary(restored)) print(line);
  for (const path of missing) stderr.write(`${path} was already missing from the site\n`);
  return 0;
});

/**
 * Makes the restored copy here the site; false when it is no copy. It never restores, whatever
 * BACKUP_DIR names: with a wrong DATA_DIR that would be a second live site.
 * @throws Error when the database is empty
 */
async function takeOverCopy(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable('meta'))) throw new Error('The database is empty');
  return takeOver(productBus({ knex }), undefined, PRODUCT);
}

/** Lines about the state after a restore. */
function summary({ ended, waitingMails }: Restored): string[] {
  const mails = counted(waitingMails, 'mail');
  if (!ended) return [THE_SITE, `Once the server runs, ${mails} will be sent.`];
  const { signIns, tokens, links, cardPayments } = ended;
  return [
    'This is a restored copy: nothing leaves it. It sends no mails or reminders, does not contact the bank ' +
      'or the card provider, makes no nightly backups and cancels no orders automatically.',
    'This ends when an owner makes it the live site on the dashboard, or when you run: ' +
      'npm run restore -- --take-over',
    `Ended: ${counted(signIns, 'sign-in')}, ${counted(links, 'link')} to set a password, ` +
      `${counted(tokens, 'API token')} and ${counted(cardPayments, 'card payment')} under way. ` +
      `Waiting: ${mails}.`,
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
