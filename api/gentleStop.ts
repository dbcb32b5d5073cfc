import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long a client that keeps its connection has to send what it is about to ask. */
const IDLE_MS = 1_000;
/** How long an answer may take. */
const ANSWER_MS = 4_000;

/**
 * Prepares a server for its end. What it returns ends it and may be called again: nobody new is let
 * in, each request on a connection that is open is answered and told that it is the connection's
 * last, and idle connections are closed after a second. It resolves when all are closed, after four
 * seconds at the latest; what isn't answered by then is cut off.
 */
export function gentleStop(http: Server): () => Promise<void> {
  /** Open connections, with the answers that they wait for. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let stopped: Promise<void> | undefined;

  const sayLast = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader('connection', 'close');
  };

  http.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  http.prependListener('request', ({ socket }, res) => {
    if (stopped) sayLast(res);
    connections.get(socket)?.add(res);
    res.once('close', () => connections.get(socket)?.delete(res));
  });

  const stop = async () => {
    // Node's own closing of a HTTP server also ends connections at once whose client is asking
    // something this very moment, or hasn't read the end of an answer yet.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(http, () => resolve());
    });
    for (const res of [...connections.values()].flatMap((waiting) => [...waiting])) sayLast(res);
    const closeIdle = () => {
      for (const [socket, waiting] of connections) if (waiting.size === 0) socket.destroy();
    };
    // An answer that had begun before couldn't be told that it is the last: hence again and again.
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
