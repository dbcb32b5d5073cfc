import { connect, readArguments, UsageError } from './commandLine.ts';
import { failureLines, failureMessage, progressBar, type SeedReport } from './report.ts';
import { seed } from './seed.ts';
import { readSource } from './source.ts';

const USAGE = `npm run seed -- <db.json or folder> [--url http://localhost:3000]
  [--email …] [--password …] [--dry-run]
Without --email and --password, ADMIN_EMAIL and ADMIN_PASSWORD are used.
`;

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${failureMessage(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given.path === undefined) throw new UsageError('which file is missing');
  const source = await readSource(given.path);
  const client = await connect(given);
  const onProgress = progressBar(process.stdout);
  const report = await seed(source, {
    client,
    dryRun: given.dryRun,
    onProgress,
  });
  for (const name of source.unknown) {
    process.stderr.write(`${source.file}: "${name}" is skipped: no resource is called that\n`);
  }
  for (const line of failureLines(report.failures)) process.stderr.write(`${line}\n`);
  process.stdout.write(`${summary(report, given.dryRun)}\n`);
  return report.failures.length > 0 ? 1 : 0;
}

function summary({ created, updated, unchanged, failures, skipped }: SeedReport, dryRun: boolean) {
  const verb = dryRun ? 'would be ' : '';
  const counts = `${created} ${verb}created, ${updated} ${verb}updated, ${unchanged} unchanged, ${failures.length} failed`;
  return skipped.length > 0 ? `${counts}; skipped: ${skipped.join(', ')}` : counts;
}
