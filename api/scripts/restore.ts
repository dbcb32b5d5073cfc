import { parseArgs } from 'node:util';
import { connect } from '../../db/connect.ts';
import { connectionOf } from '../config.ts';
import { listSnapshots } from '../services/backup/manifest.ts';
import { restoreSnapshot } from '../services/backup/restoreSnapshot.ts';
import { uploadsOf } from '../services/backup/uploads.ts';
import { backupPlace, runTool } from './tool.ts';

// Fills an empty database and an empty data folder from a snapshot.

const USAGE = 'npm run restore -- --from DIR [--snapshot NAME] (or --list)';

await runTool(async (config) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      snapshot: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const from = backupPlace(values.from, config, USAGE);
  const names = await listSnapshots(from);
  if (values.list) {
    for (const name of names) process.stdout.write(`${name}\n`);
    return 0;
  }
  const name = values.snapshot ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    throw new Error(
      `There is no snapshot ${values.snapshot ?? ''} in ${from.label}`.replace('  ', ' '),
    );
  }
  const { dataDir } = config;
  const open = () => connect(connectionOf(config));
  const uploads = uploadsOf(config);
  const restored = await restoreSnapshot({ from, name, dataDir, uploads, open });
  const { tables, files, missing } = restored;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${name}: ${rows} rows and ${files.length} files are restored\n`);
  for (const path of missing) process.stderr.write(`${path} was missing from the site already\n`);
  return 0;
});
