import { connect, contentTool, UsageError } from './commandLine.ts';
import { exportContent } from './exportContent.ts';

const USAGE = `npm run export -- --out DIR [--url http://localhost:3000]
  [--token … | --email … --password …]
Defaults are PADDOCK_TOKEN, ADMIN_EMAIL and ADMIN_PASSWORD. A token takes precedence.`;

/** Writes a site's content into a folder. */
export const exportTool = contentTool(USAGE, async (given, { stdout }) => {
  const { url, out: folder } = given;
  if (folder === undefined) throw new UsageError('the target folder is missing: --out DIR');
  const client = await connect(given);
  // Requested for the site's security log, which records who exports all content.
  await client.get('/db');
  const count = await exportContent(client, url, folder);
  stdout.write(`${count} records written to ${folder}\n`);
  return 0;
});
