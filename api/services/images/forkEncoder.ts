import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Encoder } from './encoder.ts';
import type { Answer, Job } from './encoderMessages.ts';
import { PictureError } from './pictureError.ts';

/** How long the process waits for more before it ends and gives its memory back. */
const IDLE_MS = 10_000;

interface Forked {
  /** The module `encoderProcess`, as it can be run. */
  entry: string;
  /** Scheduling niceness, 0 (as others) to 19 (only what is left over). */
  niceness: number;
  idleMs?: number;
  execArgv?: string[];
}

export interface EncoderProcess extends Encoder {
  /** Of the process, while it runs. */
  readonly pid: number | undefined;
  /** Ends the process; what it was working on fails. */
  close(): void;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * Works on pictures in a process of its own. It is started by the first picture and again after it
 * ended, be it idle or by a failure; what it was working on then fails.
 */
export function forkEncoder({
  entry,
  niceness,
  idleMs = IDLE_MS,
  ...given
}: Forked): EncoderProcess {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  };

  const settle = (answer: Answer) => {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
    // What the process answers to a task is what the encoder promises for it.
    if ('result' in answer) job?.resolve(answer.result as never);
    else
      job?.reject('refused' in answer ? new PictureError(answer.refused) : failure(answer.failed));
  };

  const start = (): ChildProcess => {
    const started = fork(entry, {
      ...given,
      serialization: 'advanced',
      // glibc would keep an arena of freed pixels for each of its threads.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
    stepBack(started.pid, niceness);
    const gone = (error: Error) => {
      if (child !== started) return;
      child = undefined;
      for (const job of waiting.values()) job.reject(error);
      waiting.clear();
    };
    started.on('message', (answer: Answer) => settle(answer));
    started.once('error', gone);
    started.once('exit', (code, signal) => gone(failure(`it ended (${signal ?? code})`)));
    return started;
  };

  const ask = <Task extends Job['task']>(task: Task, bytes: Buffer) =>
    new Promise<never>((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      const job: Job = { id, task, bytes };
      child.send(job, (error) => {
        if (error && waiting.delete(id)) reject(error);
      });
    });

  return {
    get pid() {
      return child?.pid;
    },
    picture: (bytes) => ask('picture', bytes),
    avif: (bytes) => ask('avif', bytes),
    shared: (bytes) => ask('shared', bytes),
    close() {
      end();
      for (const job of waiting.values()) job.reject(failure('it was closed'));
      waiting.clear();
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
