import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { concurrencyLimit } from '../concurrencyLimit.ts';
import { type Answer, type Encoder, type Job, PictureError, READY } from './encoder.ts';
import { kindOf } from './kinds.ts';

/** Time limit for a photo: more than the largest takes, and as long as the front ends wait. */
const PICTURE_MS = 30_000;
/** Time limit for an SVG: usually a fraction of a second, but filters can take minutes. */
const DRAWING_MS = 10_000;
/** Time limit for a large picture's AVIF at the lowest priority. */
const BACKGROUND_MS = 600_000;
/** Time limit for the start of the process: a busy machine may take long to load it. */
const START_MS = 120_000;

export interface Encoders {
  foreground: Encoder;
  background: Encoder;
  /** Absent when pictures are encoded in this process. */
  load?(): Load;
}

/** How many pictures are being encoded, and how many wait. */
interface Load {
  begun: number;
  waiting: number;
}

/**
 * Encoders in processes of lower priority. SVGs have their own, so that photos don't wait for them.
 */
export function forkEncoders(entry: string): Encoders & { close(): void } {
  const photos = forkEncoder({ entry, niceness: 5, limitMs: PICTURE_MS });
  const drawings = forkEncoder({ entry, niceness: 5, limitMs: DRAWING_MS, atOnce: 1 });
  const background = forkEncoder({ entry, niceness: 19, limitMs: BACKGROUND_MS });
  return {
    foreground: {
      ...photos,
      // Anything without a known signature is an SVG or unreadable.
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
  /** Path of the module `encoderProcess`. */
  entry: string;
  /** Scheduling niceness, from 0 (normal) to 19 (lowest priority). */
  niceness: number;
  /** Idle time after which the process ends, which frees its memory. */
  idleMs?: number;
  /** Time limit for a picture, from its start in a process that is loaded. */
  limitMs?: number;
  /** How many pictures are encoded at once; each takes up to 250 MB. */
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
  limit: NodeJS.Timeout | undefined;
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * Encodes pictures in a separate process. A picture starts it when it does not run: at first, after
 * it ended idle, or after it crashed. A crash fails the pictures in it. A picture that exceeds the
 * time limit is rejected, and the process restarted with the others.
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
  let isReady = false;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** Removes and returns a finished job; after the last one the idle time starts. */
  const take = (id: number): Begun | undefined => {
    const over = begun.get(id);
    clearTimeout(over?.limit);
    begun.delete(id);
    if (over && begun.size === 0) idle = setTimeout(end, idleMs).unref();
    return over;
  };

  const settle = (answer: Answer) => {
    const over = take(answer.id);
    // The process returns the encoder's own result for each task.
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
      // Without the server's secrets. By default glibc keeps freed memory in an arena per thread.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    lowerPriority(started.pid, niceness);
    isReady = false;
    const onEnd = (error: Error) => {
      clearTimeout(startLimit);
      if (child !== started) return;
      child = undefined;
      failAll(error);
    };
    const startLimit = setTimeout(() => {
      started.kill('SIGKILL');
      onEnd(failure('it did not start'));
    }, START_MS).unref();
    const onMessage = (message: Answer | typeof READY) => {
      if (message !== READY) return settle(message);
      clearTimeout(startLimit);
      if (child !== started) return;
      isReady = true;
      for (const waiting of begun.values()) startLimitOf(waiting);
    };
    started.on('message', onMessage);
    started.once('error', onEnd);
    started.once('exit', (code, signal) => onEnd(failure(`it ended (${signal ?? code})`)));
    return started;
  };

  const send = ({ job, resolve, reject }: Omit<Begun, 'limit'>) => {
    clearTimeout(idle);
    child ??= start();
    const target = child;
    const sent: Begun = { job, limit: undefined, resolve, reject };
    begun.set(job.id, sent);
    if (isReady) startLimitOf(sent);
    target.send(job, (error) => {
      // A process that can't be written to is of no use; its end fails all pictures in it.
      if (error) target.kill('SIGKILL');
    });
  };

  const startLimitOf = (sent: Begun) => {
    sent.limit = setTimeout(() => giveUp(sent.job.id), limitMs).unref();
  };

  const giveUp = (id: number) => {
    take(id)?.reject(new PictureError('picture.tooSlow'));
    end();
    for (const other of [...begun.values()]) {
      clearTimeout(other.limit);
      send(other);
    }
  };

  const encode = (task: Job['task'], bytes: Buffer) =>
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
    picture: (bytes) => encode('picture', bytes),
    avif: (bytes) => encode('avif', bytes),
    shared: (bytes) => encode('shared', bytes),
    icons: (mark) => encode('icons', mark),
    logo: (bytes) => encode('logo', bytes),
    close() {
      end();
      failAll(failure('it was closed'));
    },
  };
}

/** Best effort: some systems refuse it. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {}
}

const failure = (reason: string) => new Error(`The picture encoder failed: ${reason}`);
