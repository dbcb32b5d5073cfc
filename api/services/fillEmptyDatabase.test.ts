import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import inject from 'light-my-request';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { User } from '../../db/models/user.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { assemble } from '../assemble.ts';
import { loadConfig } from '../config.ts';
import { TEST_ENCODERS } from '../testing/harness.ts';
import { fillEmptyDatabase } from './fillEmptyDatabase.ts';

describeEachDatabase('the first content', (open) => {
  it('is seen by who came while there was none', async () => {
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
    const row = { email: 'x@example.com', username: 'x', role: 'admin', password_hash: '' };
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
