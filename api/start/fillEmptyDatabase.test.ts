import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import inject from 'light-my-request';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { connect } from '../../db/connect.ts';
import { runExclusively, runUnlessRunning } from '../../db/locks.ts';
import { User } from '../../db/models/user.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { assemble } from '../assemble.ts';
import { loadConfig } from '../platform/config.ts';
import { TEST_ENCODERS } from '../testing/harness.ts';
import { createDefaults } from './defaults.ts';
import { fillEmptyDatabase } from './fillEmptyDatabase.ts';
import { firstAdministrator } from './firstAdministrator.ts';

/** Resolves once one of these waits for the lock. */
const oneIsRefused = (instances: readonly Knex[]) =>
  new Promise<void>((resolve) => {
    for (const knex of instances) {
      knex.on('query-response', ({ rows }: { rows?: { acquired?: boolean }[] }) => {
        if (rows?.[0]?.acquired === false) resolve();
      });
    }
  });

describeEachDatabase('instances that start together on an empty database', (open, kind) => {
  /** Connections of two instances to one database, at the same moment. */
  const openTwo = async () => {
    const { knex } = await open();
    const { filename, connectionString } = knex.client.config.connection;
    const other = connect(filename ? { file: filename } : { url: connectionString });
    return { instances: [knex, other], end: () => other.destroy() };
  };

  it('make one administrator, whose password is shown by one of them', async () => {
    const { instances, end } = await openTwo();
    const config = { adminEmail: 'boss@example.com', adminPassword: undefined };
    const made = await Promise.all(instances.map((knex) => firstAdministrator(knex, config)));
    expect(new Set(made.map(({ user }) => user.id)).size).toBe(1);
    expect(made.filter(({ newPassword }) => newPassword !== null)).toHaveLength(1);
    await end();
  });

  it('make the settings and methods once', async () => {
    const { instances, end } = await openTwo();
    await Promise.all(instances.map(createDefaults));
    expect(await instances[0]?.('shipping_methods').pluck('display_order')).toEqual([1, 2, 3, 4]);
    await end();
  });

  it.runIf(kind === 'postgres')('do long works one after the other', async () => {
    const { instances, end } = await openTwo();
    const log: string[] = [];
    const refused = oneIsRefused(instances);
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      // Not before the other one has requested the lock.
      await refused;
      log.push(`${name} ends`);
    };
    await Promise.all(instances.map((knex, index) => runExclusively(knex, work(String(index)))));
    const [first] = log[0] ?? '';
    const second = first === '0' ? '1' : '0';
    expect(log).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
    await end();
  });

  it.runIf(kind === 'postgres')('leave a background work to the one that is at it', async () => {
    const { instances, end } = await openTwo();
    let finish: (done: string) => void = () => undefined;
    const finished = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const work = () => finished;
    const both = instances.map((knex) => runUnlessRunning(knex, 'pictures', work));
    // The working one continues until the other one has given up.
    expect(await Promise.race(both)).toBeNull();
    finish('done');
    expect(new Set(await Promise.all(both))).toEqual(new Set(['done', null]));
    const [, other = instances[0]] = instances;
    expect(other && (await runUnlessRunning(other, 'pictures', work))).toBe('done');
    await end();
  });

  it.runIf(kind === 'postgres')('go on where one of them died in the middle', async () => {
    const { instances, end: disconnect } = await openTwo();
    const [knex, dying] = instances;
    if (!knex || !dying) throw new Error('no database');
    const end = new AbortController();
    const dead = new Promise((resolve) => end.signal.addEventListener('abort', resolve));
    const left = await new Promise<{ done: Promise<unknown>; lost: AbortSignal }>((began) => {
      const done = runExclusively(dying, (lost) => {
        began({ done, lost });
        return dead;
      });
    });
    const work = vi.fn(async () => 'done');
    const refused = oneIsRefused([knex]);
    const waiting = runExclusively(knex, work);
    await refused;
    expect(work).not.toHaveBeenCalled();
    // Its connections are closed like those of a killed process.
    await knex.raw(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(await waiting).toBe('done');
    // An instance that lost only its connection is notified that it lost the lock.
    expect(left.lost.aborted).toBe(true);
    end.abort();
    await left.done;
    await disconnect();
  });
});

describeEachDatabase('the first content', (open) => {
  it('is visible to visitors who came while there was none', async () => {
    const { knex } = await open();
    const dataDir = await mkdtemp(join(tmpdir(), 'paddock-filling-'));
    const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off' });
    const log = pino({ level: 'silent' });
    const now = () => new Date();
    const server = await assemble({
      config,
      log,
      now,
      encoders: TEST_ENCODERS,
      site: () => [],
      knex,
    });
    const row = { email: 'x@example.com', username: 'x', role: 'owner', password_hash: '' };
    const user = await User.query(knex).insert(row);
    const seen = async (path: string): Promise<number> =>
      (await inject(server.listener, { url: `/api/${path}` })).json().length;
    const paths = ['settings', 'orders/shipping-methods', 'orders/payment-methods'];
    expect(await Promise.all(paths.map(seen))).toEqual([0, 0, 0]);
    await fillEmptyDatabase({ server, config, log, now, port: 0, user, root: dataDir });
    expect(await Promise.all(paths.map(seen))).not.toContain(0);
    await rm(dataDir, { recursive: true });
  });
});
