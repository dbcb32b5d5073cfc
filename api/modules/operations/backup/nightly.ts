import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { HOUR_MS } from '../../../contract/durations.ts';
import { momentOf } from '../../../contract/pragueTime.ts';
import type { BackupFailure } from '../../../contract/types.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { every } from '../../../platform/every.ts';
import { isAhead, listSnapshots, momentIn } from './manifest.ts';
import type { BackupPlace } from './places.ts';
import { recordBackupFailure } from './recordBackup.ts';

const CHECK_MS = 600_000;
const LOWEST_PRIORITY = 19;
/** Characters of the process's stderr kept for the log. */
const STDERR_LENGTH = 2_000;

/**
 * Whether it was 3 a.m. in Prague since the last snapshot; always true when `last` is null or in the
 * future.
 */
export function isDue(last: Date | null, now: Date): boolean {
  if (last === null || isAhead(last, now)) return true;
  const atThree = (day: Date) => new Date(momentOf(`${pragueToday(day)}T03:00`) ?? day);
  const today = atThree(now);
  const night = today <= now ? today : atThree(new Date(now.getTime() - 12 * HOUR_MS));
  return last < night;
}

/** Time of the newest snapshot in a place, without those dated in the future; null when there is none. */
export async function newestIn(place: BackupPlace, now: Date): Promise<Date | null> {
  const moments = (await listSnapshots(place)).map(momentIn);
  return moments.findLast((at) => !isAhead(at, now)) ?? null;
}

interface Deps {
  /** Path of the script `backup`. */
  entry: string;
  execArgv?: string[];
  env?: NodeJS.ProcessEnv;
  /** Scheduling niceness of the process; by default the lowest priority. */
  niceness?: number;
  /** The place in `BACKUP_DIR`. */
  place: BackupPlace;
  knex: Knex;
  bus: Bus;
  log: Logger;
  now(): Date;
}

/**
 * Runs the backup every night in a separate process of the lowest priority, whose memory is freed
 * when it ends. A missed night is caught up on; a failed backup is repeated an hour later.
 */
export function createNightlyBackup(deps: Deps) {
  const { entry, execArgv, env, niceness = LOWEST_PRIORITY, place, knex, bus, log, now } = deps;
  let failedAt: Date | null = null;
  let last: Date | null = null;

  /** Records a failure, which the next successful backup clears. */
  const failed = async (reason: unknown, stderr: string) => {
    log.error({ reason, stderr }, 'the nightly backup failed');
    failedAt = now();
    const failure: BackupFailure = { at: failedAt.toISOString(), error: stderr || String(reason) };
    try {
      await recordBackupFailure(bus, failure, PRODUCT);
    } catch (error) {
      log.error({ err: error }, 'the failed backup could not be recorded for the back-office');
    }
  };

  const run = async () => {
    const child = fork(entry, ['--nightly'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: worker.signal,
      killSignal: 'SIGKILL',
      ...(execArgv && { execArgv }),
      ...(env && { env }),
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, niceness);
    } catch {
      // Best effort: some systems refuse it.
    }
    let output = '';
    child.stderr?.on('data', (bytes) => {
      output = (output + bytes).slice(-STDERR_LENGTH);
    });
    const reason = await new Promise<unknown>((resolve) => {
      child.on('error', resolve);
      child.once('close', (code, signal) => resolve(signal ?? code));
    });
    // Ended with the server, which makes up for it after its next start.
    if (worker.signal.aborted) return;
    const stderr = output.trim();
    if (reason !== 0) await failed(reason, stderr);
    else if (stderr) log.warn({ stderr }, 'the nightly backup was made with warnings');
  };

  /** Whether the last attempt failed within an hour; also false once the clock was put back. */
  const hasJustFailed = () => {
    const since = failedAt === null ? -1 : now().getTime() - failedAt.getTime();
    return since >= 0 && since < HOUR_MS;
  };

  const check = async () => {
    // `last` saves requests to a store: it is read once a night.
    if (hasJustFailed() || !isDue(last, now())) return;
    // In a restored copy, BACKUP_DIR may be the real site's, whose snapshots this would displace.
    if (await isHeldBack(knex)) return;
    // When the place can't be read, the backup itself reports why.
    last = await newestIn(place, now()).catch(() => null);
    if (isDue(last, now()) && !worker.signal.aborted) await run();
  };

  const worker = every({
    pauseMs: CHECK_MS,
    run: check,
    onError: (error) => log.error({ err: error }, 'the nightly backup could not begin'),
  });
  return { check, start: worker.start, stop: worker.stop };
}
