import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

/** A network between a test and a port of this machine, whose faults the test decides. */
export async function startFaultyProxy(target: number) {
  const sockets = new Set<Socket>();
  let mode: 'passing' | 'refusing' | 'silent' = 'passing';
  let made = 0;
  const server = createServer((near) => {
    made += 1;
    if (mode === 'refusing') {
      near.destroy();
      return;
    }
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (mode === 'silent') return;
    const far = connect(target, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
  });
  const port = await listening(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    made: () => made,
    open: () => sockets.size,
    /** Breaks every connection; new ones are accepted. */
    cut,
    /** Breaks every connection, and new ones at once, until `restore`. */
    refuse() {
      mode = 'refusing';
      cut();
    },
    /** Passes nothing on any more, over old and new connections, and breaks none, until `restore`. */
    silence() {
      mode = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Accepts and passes on again. Connections that were silenced stay so, as lost ones do. */
    restore() {
      mode = 'passing';
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
