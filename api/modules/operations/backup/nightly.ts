import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { momentOf } from '../../../contract/schedule.ts';
import type { BackupFailure } from '../../../contract/types.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { listSnapshots, momentIn } from './manifest.ts';
import type { BackupPlace } from './places.ts';
import { recordBackupFailure } from './recordBackup.ts';

const HOUR_MS = 3_600_000;
const CHECK_MS = 600_000;
const LOWEST_PRIORITY = 19;
/** So much of what a failing process says is written down. */
const TOLD = 2_000;

/** Whether a night has begun, at three in Prague, since the last snapshot; null: there is none. */
export function isDue(last: Date | null, now: Date): boolean {
  if (last === null) return true;
  const atThree = (day: Date) => new Date(momentOf(`${pragueToday(day)}T03:00`) ?? day);
  const today = atThree(now);
  const night = today <= now ? today : atThree(new Date(now.getTime() - 12 * HOUR_MS));
  return last < night;
}

/** When the newest snapshot in a place was made. */
export async function newestIn(place: BackupPlace): Promise<Date | null> {
  const name = (await listSnapshots(place)).at(-1);
  return name === undefined ? null : momentIn(name);
}

interface Deps {
  /** The script `backup`, as it can be run. */
  entry: string;
  execArgv?: string[];
  env?: NodeJS.ProcessEnv;
  /** Of the process; by default it gives way to everything else. */
  niceness?: number;
  /** The one that `BACKUP_DIR` names. */
  place: BackupPlace;
  knex: Knex;
  bus: Bus;
  log: Logger;
  now(): Date;
}

/**
 * Each night one backup in a process of its own, of the lowest priority, whose memory is freed when it
 * ends. A night that was missed is made up for; after a failure it is tried again an hour later.
 */
export function createNightlyBackup(deps: Deps) {
  const { entry, execArgv, env, niceness = LOWEST_PRIORITY, place, knex, bus, log, now } = deps;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let retryAt = new Date(0);
  let last: Date | null = null;

  /** The next backup that is made takes the failure back. */
  const failed = async (reason: unknown, told: string) => {
    log.error({ reason, told }, 'the nightly backup failed');
    const at = now();
    retryAt = new Date(at.getTime() + HOUR_MS);
    const failure: BackupFailure = { at: at.toISOString(), error: told || String(reason) };
    try {
      await recordBackupFailure(bus, failure, PRODUCT);
    } catch (error) {
      log.error({ err: error }, 'the back-office could not be told of the failed backup');
    }
  };

  const run = () =>
    new Promise<void>((resolve) => {
      const started = fork(entry, ['--nightly'], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        ...(execArgv && { execArgv }),
        ...(env && { env }),
      });
      child = started;
      try {
        if (started.pid !== undefined) setPriority(started.pid, niceness);
      } catch {
        // Where the system refuses it, the backup is made all the same.
      }
      let said = '';
      started.stderr?.on('data', (bytes) => {
        said = (said + bytes).slice(-TOLD);
      });
      const over = async (reason: unknown) => {
        if (child !== started) return;
        child = undefined;
        const told = said.trim();
        if (reason !== 0) await failed(reason, told);
        else if (told) log.warn({ told }, 'the nightly backup was made');
        resolve();
      };
      started.once('error', over);
      started.once('close', (code, signal) => over(signal ?? code));
    });

  const check = async () => {
    // A store is asked once a night.
    if (child || now() < retryAt || !isDue(last, now())) return;
    // The place may be the real site's, whose snapshots would give way to this one's.
    if (await isHeldBack(knex)) return;
    // Where the place can't be read, the backup itself tells why.
    last = await newestIn(place).catch(() => null);
    if (isDue(last, now())) await run();
  };

  return {
    check,
    start() {
      timer = setInterval(check, CHECK_MS).unref();
    },
    stop() {
      clearInterval(timer);
      const running = child;
      child = undefined;
      running?.kill('SIGKILL');
    },
  };
}
