import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import type { Middleware } from './context.ts';

const WARN = 40;
/** It takes a few milliseconds; the rest is room for a busy machine. */
const PATIENCE = { timeout: 120_000 };
/** More than a socket takes at once, so that a part of it is always still to be written. */
const LARGE = 32 * 1024 * 1024;

let api: Harness;
let lines: { level: number; msg: string; err?: { message: string } }[] = [];
let answers: ServerResponse[] = [];

const endless = () =>
  new Readable({
    read() {
      this.push('more and more '.repeat(1_000));
    },
  });

/** A source that begins, and then breaks off as it is told to. */
function breaking(how: (source: Readable) => void): Readable {
  const source = new Readable({ read: () => undefined });
  source.push('the beginning');
  setImmediate(how, source);
  return source;
}

const BODIES: Readonly<Record<string, () => unknown>> = {
  '/text': () => 'x'.repeat(LARGE),
  '/json': () => ({ text: 'x'.repeat(LARGE) }),
  '/stream': endless,
  '/failing': () => breaking((source) => source.destroy(new Error('the disk is broken'))),
  '/reset': () =>
    breaking((source) => {
      source.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    }),
  '/short': () => breaking((source) => source.destroy()),
};

const site: Middleware = async (ctx, next) => {
  const body = BODIES[ctx.path];
  if (!body) return next();
  ctx.body = body();
};
const watched: Middleware = (ctx, next) => {
  answers.push(ctx.res);
  return next();
};

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) });
  api = await createHarness(
    () => openTestDatabase('sqlite'),
    {},
    log,
    () => [watched, site],
  );
  await mkdir(join(api.dataDir, 'uploads', 'films'), { recursive: true });
  await writeFile(join(api.dataDir, 'uploads', 'films', 'lap.mp4'), Buffer.alloc(LARGE));
});
beforeEach(() => {
  lines = [];
  answers = [];
});
afterAll(() => api.close());

/** Begins to read an answer, and goes on until the first bytes are there. */
async function beginReading(path: string, headers = ''): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${headers}\r\n`);
  await once(socket, 'readable');
  return socket;
}

const complaints = () => lines.filter(({ level }) => level >= WARN);

const LEAVING: readonly [string, (socket: Socket) => void][] = [
  ['hangs up', (socket) => socket.destroy()],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
];
const READ: readonly string[] = ['/text', '/json', '/stream', '/uploads/films/lap.mp4'];

it.each(LEAVING.flatMap(([how, leave]) => READ.map((path) => [how, path, leave] as const)))(
  'a reader who %s in the middle of %s is no error',
  async (_how, path, leave) => {
    const socket = await beginReading(path);
    const closed = answers.map((res) => once(res, 'close'));
    leave(socket);
    await Promise.all(closed);
    await turn();
    await turn();
    expect(complaints()).toEqual([]);
  },
);

it('nor is one who leaves the live counts', async () => {
  const headers = `authorization: Bearer ${api.token}\r\naccept: text/event-stream\r\n`;
  const socket = await beginReading('/api/live', headers);
  socket.resetAndDestroy();
  await expect
    .poll(() => lines.map(({ msg }) => msg), PATIENCE)
    .toContain('client disconnected before the response ended');
  expect(complaints()).toEqual([]);
});

it.each([
  ['/failing', 'the disk is broken'],
  ['/reset', 'read ECONNRESET'],
  ['/short', 'Premature close'],
])('an answer that breaks off by itself at %s is an error: %s', async (path, message) => {
  const socket = await beginReading(path);
  await expect
    .poll(complaints, PATIENCE)
    .toMatchObject([{ msg: 'response failed', err: { message } }]);
  socket.destroy();
});
