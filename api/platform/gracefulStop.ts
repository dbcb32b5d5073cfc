import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long an idle connection stays open for a request that may be on its way. */
const IDLE_MS = 1_000;
/** How long running requests may take. */
const ANSWER_MS = 4_000;

/**
 * Prepares a server for a graceful stop; to be called before it listens. The returned function
 * stops it and may be called repeatedly: new connections are refused, requests on open ones are
 * answered with `connection: close`, and idle connections are closed after a second. It resolves
 * when all are closed, after four seconds at the latest; unfinished answers are aborted then.
 */
export function gracefulStop(http: Server): () => Promise<void> {
  /** The latest answer on each open connection, behind which earlier ones are done; null for none yet. */
  const connections = new Map<Socket, ServerResponse | null>();
  let stopped: Promise<void> | undefined;

  const announceClose = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader('connection', 'close');
  };

  http.on('connection', (socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  http.prependListener('request', ({ socket }, res) => {
    if (stopped) announceClose(res);
    if (connections.has(socket)) connections.set(socket, res);
  });

  const stop = async () => {
    // http.Server.close() would immediately end idle connections, on which a request may be
    // arriving or the end of an answer not be read yet.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(http, () => resolve());
    });
    for (const res of connections.values()) if (res) announceClose(res);
    const closeIdle = () => {
      for (const [socket, res] of connections) if (!res || res.writableFinished) socket.destroy();
    };
    // Repeated: answers that had started before lack the header, so their connections become idle.
    const idle = setTimeout(() => {
      closeIdle();
      idle.refresh();
    }, IDLE_MS);
    const late = setTimeout(() => http.closeAllConnections(), ANSWER_MS);
    await closed;
    clearTimeout(idle);
    clearTimeout(late);
  };

  return () => {
    stopped ??= stop();
    return stopped;
  };
}
