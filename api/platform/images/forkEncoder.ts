import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { concurrencyLimit } from '../concurrencyLimit.ts';
import { type Answer, type Encoder, type Job, PictureError } from './encoder.ts';
import { kindOf } from './kinds.ts';

/** Longer than the largest photo takes; the front ends wait as long for an answer. */
const PICTURE_MS = 30_000;
/** Ordinary drawings take a fraction of a second; a few lines of filters can take minutes. */
const DRAWING_MS = 10_000;
/** AVIF of a large picture, at the lowest priority. */
const BACKGROUND_MS = 600_000;

export interface Encoders {
  foreground: Encoder;
  background: Encoder;
  /** How many pictures are being encoded, and wait for it. */
  load?(): Load;
}

interface Load {
  begun: number;
  waiting: number;
}

/** Processes at a lower priority. SVGs have their own, so that photos don't wait for them. */
export function forkEncoders(entry: string): Encoders & { close(): void } {
  const photos = forkEncoder({ entry, niceness: 5, limitMs: PICTURE_MS });
  const drawings = forkEncoder({ entry, niceness: 5, limitMs: DRAWING_MS, atOnce: 1 });
  const background = forkEncoder({ entry, niceness: 19, limitMs: BACKGROUND_MS });
  return {
    foreground: {
      ...photos,
      // A file without the first bytes of a photo is a drawing, or unreadable.
      picture: (bytes) => (kindOf(bytes) === 'other' ? drawings : photos).picture(bytes),
    },
    background,
    load() {
      const loads = [photos, drawings, background].map((encoder) => encoder.load());
      const sum = (of: keyof Load) => loads.reduce((total, load) => total + load[of], 0);
      return { begun: sum('begun'), waiting: sum('waiting') };
    },
    close() {
      for (const encoder of [photos, drawings, background]) encoder.close();
    },
  };
}

interface Forked {
  /** The module `encoderProcess`, as it can be run. */
  entry: string;
  /** Scheduling niceness, from 0 (normal) to 19 (lowest priority). */
  niceness: number;
  /** How long the process waits for more work before it ends and frees its memory. */
  idleMs?: number;
  /** How long a picture may take once it is begun. */
  limitMs?: number;
  /** How many pictures are encoded at once; each takes a quarter of a gigabyte. */
  atOnce?: number;
  waitingMax?: number;
  execArgv?: string[];
}

export interface EncoderProcess extends Encoder {
  readonly pid: number | undefined;
  load(): Load;
  close(): void;
}

interface Begun {
  job: Job;
  limit: NodeJS.Timeout;
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * Encodes pictures in a process of its own, which the first picture starts, also after it ended idle
 * or by a failure. When the process dies its pictures fail. A picture that takes too long is rejected
 * and the process restarted with the others.
 * @throws Failure 503 when too many pictures wait
 */
export function forkEncoder({
  entry,
  niceness,
  idleMs = 10_000,
  limitMs = 30_000,
  atOnce = 2,
  waitingMax = 20,
  ...options
}: Forked): EncoderProcess {
  const tasks = concurrencyLimit(atOnce, waitingMax);
  const begun = new Map<number, Begun>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** Removes a finished job; after the last one the process may go idle. */
  const take = (id: number): Begun | undefined => {
    const over = begun.get(id);
    clearTimeout(over?.limit);
    begun.delete(id);
    if (over && begun.size === 0) idle = setTimeout(end, idleMs).unref();
    return over;
  };

  const settle = (answer: Answer) => {
    const over = take(answer.id);
    // The process returns for each task what the encoder promises for it.
    if ('result' in answer) over?.resolve(answer.result as never);
    else if ('refused' in answer) over?.reject(new PictureError(answer.refused));
    else over?.reject(failure(answer.failed));
  };

  const failAll = (error: Error) => {
    for (const id of [...begun.keys()]) take(id)?.reject(error);
  };

  const start = (): ChildProcess => {
    const started = fork(entry, {
      ...options,
      serialization: 'advanced',
      // None of the server's secrets. glibc would keep an arena of freed pixels for each thread.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    lowerPriority(started.pid, niceness);
    const gone = (error: Error) => {
      if (child !== started) return;
      child = undefined;
      failAll(error);
    };
    started.on('message', (answer: Answer) => settle(answer));
    started.once('error', gone);
    started.once('exit', (code, signal) => gone(failure(`it ended (${signal ?? code})`)));
    return started;
  };

  const send = ({ job, resolve, reject }: Omit<Begun, 'limit'>) => {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const limit = setTimeout(() => giveUp(job.id), limitMs).unref();
    begun.set(job.id, { job, limit, resolve, reject });
    asked.send(job, (error) => {
      if (error && child === asked) take(job.id)?.reject(error);
    });
  };

  const giveUp = (id: number) => {
    take(id)?.reject(new PictureError('picture.tooSlow'));
    end();
    for (const other of [...begun.values()]) {
      clearTimeout(other.limit);
      send(other);
    }
  };

  const ask = (task: Job['task'], bytes: Buffer) =>
    tasks.run(
      () =>
        new Promise<never>((resolve, reject) => {
          lastId += 1;
          send({ job: { id: lastId, task, bytes }, resolve, reject });
        }),
    );

  return {
    get pid() {
      return child?.pid;
    },
    load: () => ({ begun: begun.size, waiting: tasks.waiting() }),
    picture: (bytes) => ask('picture', bytes),
    avif: (bytes) => ask('avif', bytes),
    shared: (bytes) => ask('shared', bytes),
    icons: (mark) => ask('icons', mark),
    logo: (bytes) => ask('logo', bytes),
    close() {
      end();
      failAll(failure('it was closed'));
    },
  };
}

/** Best effort: where the system refuses it, pictures are encoded all the same. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {}
}

const failure = (why: string) => new Error(`The picture encoder failed: ${why}`);
