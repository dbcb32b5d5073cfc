import { connect, contentTool, UsageError } from './commandLine.ts';
import { failureLine, failureLines, progressBar, type SeedReport } from './report.ts';
import { seed } from './seed.ts';
import { readSource } from './source.ts';

const USAGE = `npm run seed -- <db.json or folder> [--url http://localhost:3000]
  [--token … | --email … --password …] [--dry-run]
Defaults are PADDOCK_TOKEN, ADMIN_EMAIL and ADMIN_PASSWORD. A token takes precedence.`;

/** Loads content into a site through its API. */
export const seedTool = contentTool(USAGE, async (given, { stdout, stderr }) => {
  const { path, dryRun } = given;
  if (path === undefined) throw new UsageError('the file is missing');
  const source = await readSource(path);
  const client = await connect(given);
  const report = await seed(source, { client, dryRun, onProgress: progressBar(stdout) });
  for (const name of source.unknown) {
    stderr.write(`${source.file}: "${name}" is skipped: there is no such resource\n`);
  }
  for (const unknown of report.unknown) stderr.write(`${failureLine(unknown)}\n`);
  for (const line of failureLines(report.failures)) stderr.write(`${line}\n`);
  stdout.write(`${summary(report, dryRun)}\n`);
  return report.failures.length > 0 ? 1 : 0;
});

function summary({ created, updated, unchanged, failures, skipped }: SeedReport, dryRun: boolean) {
  const verb = dryRun ? 'would be ' : '';
  const counts = `${created} ${verb}created, ${updated} ${verb}updated, ${unchanged} unchanged, ${failures.length} failed`;
  return skipped.length > 0 ? `${counts}; skipped: ${skipped.join(', ')}` : counts;
}
