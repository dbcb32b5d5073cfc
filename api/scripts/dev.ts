import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { assemble } from '../assemble.ts';
import { backOfficeDev, storefrontDev } from '../modules/site/development.ts';
import { feeds } from '../modules/site/feeds/feeds.ts';
import { icons } from '../modules/site/icons/icons.ts';
import { loadConfig } from '../platform/config.ts';
import type { Middleware } from '../platform/http/context.ts';
import { forkEncoders } from '../platform/images/forkEncoder.ts';
import { createLog } from '../platform/log.ts';
import { fillEmptyDatabase } from '../start/fillEmptyDatabase.ts';
import { announce, firstAdministrator } from '../start/firstAdministrator.ts';

// The development server: Vite reloads the front ends, tsx the server.

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = loadConfig(process.env);
const { publicUrl, czechHosts } = config;
process.umask(0o077);
const log = createLog(config.logLevel);
const now = () => new Date();
const http = createServer();

const vite = (folder: string, hmrPort: number): Promise<ViteDevServer> =>
  createVite({
    configFile: `${root}${folder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  });
const [storefront, admin] = await Promise.all([
  vite('storefront', config.port + 1),
  vite('admin', config.port + 2),
]);

const server = await assemble({
  config,
  log,
  now,
  encoders: forkEncoders(`${root}api/platform/images/encoderProcess.ts`),
  site: (parts): Middleware[] => [
    backOfficeDev(admin, `${root}admin/index.html`),
    icons(parts),
    feeds({ publicUrl, czechHosts, ...parts }),
    storefrontDev(storefront, { publicUrl, czechHosts, ...parts }),
  ],
});
const administrator = await firstAdministrator(server.knex, config);
http.on('request', server.listener).listen(config.port, config.host, () => {
  announce(config, config.port, administrator);
});
server.startWorkers();
const { user } = administrator;
await fillEmptyDatabase({ server, config, log, now, port: config.port, user, root });
server.readiness.state = 'ready';
