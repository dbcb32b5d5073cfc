import { join } from 'node:path';
import type { Logger } from 'pino';
import type { User } from '../../db/models/user.ts';
import { alone } from '../../db/turns.ts';
import type { Server } from '../assemble.ts';
import type { Config } from '../config.ts';
import { paymentMethods } from '../resources/orders/paymentMethods.ts';
import { shippingMethods } from '../resources/orders/shippingMethods.ts';
import { settings } from '../resources/settings/declaration.ts';
import type { SeedProgress } from '../seed/report.ts';
import { createDefaults } from './defaults.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { demoState } from './demoState.ts';

interface Filling {
  server: Server;
  config: Config;
  log: Logger;
  now(): Date;
  port: number;
  user: User;
  /** The package's folder, where the demo content lies. */
  root: string;
  onProgress?(progress: SeedProgress): void;
  /** Aborted when the server ends. */
  signal?: AbortSignal;
}

/**
 * Gives an empty database its first content: the demo season, or with DEMO=off the defaults. Answers
 * whether it loaded the demo season.
 */
export async function fillEmptyDatabase(filling: Filling): Promise<boolean> {
  const { server, config, port, user, root, ...rest } = filling;
  const { knex } = server;
  const interrupted = (await demoState(knex)) === 'loading';
  if (!interrupted && (await knex('settings').first('id')) !== undefined) return false;
  if (!config.demo) {
    await createDefaults(knex);
    server.cache.drop([settings, shippingMethods, paymentMethods].map(({ path }) => path));
    return false;
  }
  return alone(knex, async () => {
    if ((await demoState(knex)) === 'ready') return false;
    const { accessToken: token, sessionId } = await server.sessions.open(user);
    server.ownSessions.add(sessionId);
    await loadDemo({
      ...rest,
      knex,
      baseUrl: `http://127.0.0.1:${port}`,
      token,
      folder: join(root, 'db', 'demo', 'season'),
    });
    await server.sessions.close(token);
    server.ownSessions.delete(sessionId);
    return true;
  });
}
