import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { type Logger, pino } from 'pino';
import { User } from '../../db/models/user.ts';
import { listening } from '../../db/testing/listening.ts';
import { assemble, type ServerDeps } from '../assemble.ts';
import type { Role } from '../contract/access.ts';
import { HOUR_MS } from '../contract/durations.ts';
import { loadConfig } from '../platform/config.ts';
import { encoder } from '../platform/images/encode.ts';
import { watchWrites } from './watchWrites.ts';

export const ADMIN = { email: 'boss@example.com', password: 'correct horse' };

/** Of their password; weak, since it guards nothing and each sign-in takes as long as it is strong. */
export const ADMIN_HASH = hash(ADMIN.password, { memoryCost: 64, timeCost: 1 });

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface Sending {
  method?: string;
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  language?: 'cs' | 'en';
  token?: string | null;
}

export type Harness = Awaited<ReturnType<typeof createHarness>>;

export const TEST_ENCODERS = { foreground: encoder, background: encoder };

/**
 * Starts the server for a test file.
 * @param open opens the database, e.g. from describeEachDatabase
 * @param env environment variables that differ from the defaults
 * @param log takes what the server writes down; nothing by default
 * @param site answers pages; no pages by default
 */
export async function createHarness(
  open: () => Promise<{ knex: Knex; close(): Promise<void> }>,
  env: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
  site: ServerDeps['site'] = () => [],
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-api-'));
  const database = await open();
  let clock = 0;
  const config = loadConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const server = await assemble({
    config,
    log,
    now: () => new Date(Date.now() + clock),
    encoders: TEST_ENCODERS,
    knex: database.knex,
    site,
  });
  const user = await User.query(database.knex).insert({
    email: ADMIN.email,
    username: 'boss',
    role: 'owner',
    password_hash: await ADMIN_HASH,
  });
  const { accessToken: token } = await server.sessions.open(user);
  const tokens = new Map<Role, string>();
  server.readiness.state = 'ready';
  const writes = watchWrites(database.knex, server.cache);
  const http = createServer(writes.watched(server.listener));
  const url = `http://127.0.0.1:${await listening(http)}`;

  /** Sends a request below `/api`, in English and as a visitor if not said otherwise. */
  const send = async <Body = unknown>(
    path: string,
    sending: Sending = {},
  ): Promise<Answer<Body>> => {
    const { method, body, form, language = 'en', token: bearer, headers } = sending;
    const response = await fetch(`${url}/api${path}`, {
      method: method ?? (body !== undefined || form ? 'POST' : 'GET'),
      headers: {
        'accept-language': language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      body: form ?? (typeof body === 'string' ? body : JSON.stringify(body)),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };

  return {
    url,
    /** Answers requests that don't come over the network. */
    listener: server.listener,
    knex: database.knex,
    dataDir,
    send,
    admin: <Body = unknown>(path: string, sending?: Sending) =>
      send<Body>(path, { token, ...sending }),
    token,
    schedule: server.schedule,
    /** What the server takes for now. */
    now: () => new Date(Date.now() + clock),
    readiness: server.readiness,
    metrics: server.metrics,
    groups: server.groups,
    /** A bearer of a user with this role, the same each time. */
    async tokenOf(role: Role) {
      const known = tokens.get(role);
      if (known) return known;
      const password_hash = await ADMIN_HASH;
      const person = { email: `${role}@example.com`, username: role, role, password_hash };
      const made = await User.query(database.knex).insert(person);
      const { accessToken } = await server.sessions.open(made);
      tokens.set(role, accessToken);
      return accessToken;
    },
    /** A bearer of a further sign-in of the administrator, as one that was signed out needs. */
    async anotherToken() {
      const now = await User.query(database.knex).findById(user.id).throwIfNotFound();
      return (await server.sessions.open(now)).accessToken;
    },
    advance: (ms: number) => {
      clock += ms;
    },
    /**
     * Passes the end of an hour, or of a day in Prague, if it is near: what comes then, for five minutes,
     * is within one hour.
     */
    stayWithinHour: () => {
      const left = HOUR_MS - ((Date.now() + clock) % HOUR_MS);
      if (left < 5 * 60_000) clock += left;
    },
    /** @throws Error that names what requests wrote without dropping the answers made of it */
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      const untold = writes.untold();
      if (untold.length > 0) throw new Error(untold.join('\n'));
    },
  };
}
