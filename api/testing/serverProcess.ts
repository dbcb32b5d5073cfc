import { createServer } from 'node:http';
import { pino } from 'pino';
import { type Connection, connect } from '../../db/connect.ts';
import { listening } from '../../db/testing/listening.ts';
import { assemble } from '../assemble.ts';
import { loadConfig } from '../platform/config.ts';
import { encoder } from '../platform/images/encode.ts';

// A server as a process of its own, for tests that kill it: its data outlive it. It waits for where
// they are, so that the next one is loaded while the last one runs.

export interface ServerData {
  connection: Connection;
  dataDir: string;
}

process.once('message', async ({ connection, dataDir }: ServerData) => {
  const server = await assemble({
    config: loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    encoders: { foreground: encoder, background: encoder },
    knex: connect(connection),
    site: () => [],
  });
  server.startWorkers();
  const http = createServer(server.listener);
  process.send?.(`http://127.0.0.1:${await listening(http)}`);
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
