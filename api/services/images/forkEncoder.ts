import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { Failure } from '../failure.ts';
import { type Answer, type Encoder, type Job, PictureError } from './encoder.ts';
import { kindOf } from './kinds.ts';

/** How long the process waits for more before it ends and gives its memory back. */
const IDLE_MS = 10_000;

interface Forked {
  /** The module `encoderProcess`, as it can be run. */
  entry: string;
  /** Scheduling niceness, 0 (as others) to 19 (only what is left over). */
  niceness: number;
  idleMs?: number;
  /** How long a picture may take, from when it is begun. */
  limitMs?: number;
  /** Pictures under way at once; an open one takes a quarter of a gigabyte. */
  atOnce?: number;
  /** Pictures that may wait in line, all of which are in memory. */
  waitingMax?: number;
  execArgv?: string[];
}

export interface EncoderProcess extends Encoder {
  /** Of the process, while it runs. */
  readonly pid: number | undefined;
  /** Ends the process; what it was working on fails. */
  close(): void;
}

interface Begun {
  job: Job;
  limit: NodeJS.Timeout;
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * Works on pictures in a process of its own. It is started by the first picture and again after it
 * ended, be it idle or by a failure; what it was working on then fails. A picture that takes too
 * long ends it as well: that one is refused, the others are begun anew.
 * @throws Failure 503 when too many pictures wait
 */
export function forkEncoder({
  entry,
  niceness,
  idleMs = IDLE_MS,
  limitMs = 30_000,
  atOnce = 2,
  waitingMax = 20,
  ...given
}: Forked): EncoderProcess {
  const inTurn = createGate(atOnce, waitingMax);
  const begun = new Map<number, Begun>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** Takes a job that is over from the list; the process may rest after the last one. */
  const take = (id: number): Begun | undefined => {
    const over = begun.get(id);
    clearTimeout(over?.limit);
    begun.delete(id);
    if (over && begun.size === 0) idle = setTimeout(end, idleMs).unref();
    return over;
  };

  const settle = (answer: Answer) => {
    const over = take(answer.id);
    // What the process answers to a task is what the encoder promises for it.
    if ('result' in answer) over?.resolve(answer.result as never);
    else
      over?.reject('refused' in answer ? new PictureError(answer.refused) : failure(answer.failed));
  };

  const failAll = (error: Error) => {
    for (const id of [...begun.keys()]) take(id)?.reject(error);
  };

  const start = (): ChildProcess => {
    const started = fork(entry, {
      ...given,
      serialization: 'advanced',
      // Nothing that the server knows. glibc would keep an arena of freed pixels for each thread.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    stepBack(started.pid, niceness);
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
    inTurn(
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
    picture: (bytes) => ask('picture', bytes),
    avif: (bytes) => ask('avif', bytes),
    shared: (bytes) => ask('shared', bytes),
    close() {
      end();
      failAll(failure('it was closed'));
    },
  };
}

/** A courtesy: where the machine refuses it, pictures are worked on all the same. */
function stepBack(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {}
}

const failure = (why: string) => new Error(`The picture encoder failed: ${why}`);

/** What is told to those for whom there is no room in line: seconds until they may come again. */
const RETRY_AFTER = '10';

/**
 * Runs at most `limit` works at once; `waitingMax` further ones wait in line, and the next is
 * refused.
 * @throws Failure 503 when the line is full
 */
export function createGate(
  limit: number,
  waitingMax: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = () => {
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax) {
      throw new Failure(503, { key: 'error.busy' }, { headers: { 'retry-after': RETRY_AFTER } });
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Longer than the largest photo takes; the front ends wait as long for an answer. */
const PICTURE_MS = 30_000;
/** Ordinary drawings take a fraction of a second; a few lines of filters can take minutes. */
const DRAWING_MS = 10_000;
/** AVIF of a large picture, while visitors come first. */
const BACKGROUND_MS = 600_000;

/** Who works on pictures: for somebody who waits, and for nobody in particular. */
export interface Encoders {
  foreground: Encoder;
  background: Encoder;
}

/**
 * All in processes of their own, which visitors go before. `entry` is what they run. SVGs, whose
 * size says nothing of the work they make, have a process for themselves: photos don't wait for them.
 */
export function forkEncoders(entry: string): Encoders & { close(): void } {
  const photos = forkEncoder({ entry, niceness: 5, limitMs: PICTURE_MS });
  const drawings = forkEncoder({ entry, niceness: 5, limitMs: DRAWING_MS, atOnce: 1 });
  const background = forkEncoder({ entry, niceness: 19, limitMs: BACKGROUND_MS });
  const processes = [photos, drawings, background];
  return {
    foreground: {
      ...photos,
      // What has no first bytes of a photo is a drawing, or nothing that can be read.
      picture: (bytes) => (kindOf(bytes) === 'other' ? drawings : photos).picture(bytes),
    },
    background,
    close() {
      for (const encoder of processes) encoder.close();
    },
  };
}
