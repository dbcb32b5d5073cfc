import { connect, runTool, UsageError } from './commandLine.ts';
import { exportContent } from './exportContent.ts';

const USAGE = `npm run export -- --out DIR [--url http://localhost:3000]
  [--token … | --email … --password …]
What is not given is taken from PADDOCK_TOKEN, ADMIN_EMAIL and ADMIN_PASSWORD. A token comes first.
`;

await runTool(USAGE, async (given) => {
  const { url, out: folder } = given;
  if (folder === undefined) throw new UsageError('where to write is missing: --out DIR');
  const client = await connect(given);
  // Read for the security log of the site: it tells who took the content away.
  await client.get('/db');
  const count = await exportContent(client, url, folder);
  process.stdout.write(`${count} records written to ${folder}\n`);
  return 0;
});
