import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

/** A TCP proxy to a local port, whose faults are controlled by the test. */
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
    /** Closes all connections; accepts new ones. */
    cut,
    /** Closes all connections, and new ones immediately, until `restore`. */
    refuse() {
      mode = 'refusing';
      cut();
    },
    /** Drops all data on old and new connections without closing them, until `restore`. */
    silence() {
      mode = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Accepts and forwards again. Silenced connections stay silent, like lost ones. */
    restore() {
      mode = 'passing';
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
