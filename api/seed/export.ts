import { connect, readArguments, UsageError } from './commandLine.ts';
import { exportContent } from './exportContent.ts';
import { failureMessage } from './report.ts';

const USAGE = `npm run export -- --out DIR [--url http://localhost:3000] [--email …] [--password …]
Without --email and --password, ADMIN_EMAIL and ADMIN_PASSWORD are used.
`;

try {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given.out === undefined) throw new UsageError('where to write is missing: --out DIR');
  const client = await connect(given);
  const count = await exportContent({ client, url: given.url, folder: given.out });
  process.stdout.write(`${count} records written to ${given.out}\n`);
} catch (error) {
  process.stderr.write(`${failureMessage(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
}
