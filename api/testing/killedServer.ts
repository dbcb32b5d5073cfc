import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../../db/connect.ts';
import { freePort } from '../../db/testing/freePort.ts';
import { listeningOf, startBuilt } from './builtServer.ts';

interface ServerData {
  connection: Connection;
  dataDir: string;
}

/** A built server that is killed and started again on the same data. */
export async function killedServer({ connection, dataDir }: ServerData) {
  // SQLite finds the rest of a database beside the file that a link names.
  if ('file' in connection) await symlink(connection.file, join(dataDir, 'paddock.sqlite'));
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    ...('url' in connection && { DATABASE_URL: connection.url }),
  };
  const start = () => {
    const server = startBuilt(env);
    const exited = once(server, 'exit');
    const address = listeningOf(server).then(() => `http://127.0.0.1:${port}`);
    // There may be no one awaiting it when it is killed.
    address.catch(() => undefined);
    return { server, exited, address };
  };
  let running = start();
  let { address } = running;
  const kill = () => {
    running.server.kill('SIGKILL');
    return running.exited;
  };
  return {
    /** Of the one that runs or, after a kill, of the one that will. */
    address: () => address,
    /** Kills it in the midst of whatever it does, and starts the next one once it is gone. */
    kill() {
      address = kill().then(() => {
        running = start();
        return running.address;
      });
      address.catch(() => undefined);
    },
    /** Kills it for good. */
    async end() {
      await address.catch(() => undefined);
      await kill();
    },
  };
}
