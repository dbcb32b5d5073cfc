import { type Server, ServerResponse } from 'node:http';
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
  const connections = new Set<Socket>();
  let stopped: Promise<void> | undefined;

  http.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  const stop = async () => {
    // http.Server.close() would immediately end idle connections, on which a request may be
    // arriving or the end of an answer not be read yet.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(http, () => resolve());
    });
    http.prependListener('request', (_req, res) => announceClose(res));
    for (const socket of connections) announceClose(answerOn(socket));
    const closeIdle = () => {
      for (const socket of connections) if (!answerOn(socket)) socket.destroy();
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

/**
 * The answer that is being written on a connection; null once it is sent. Node keeps it in this property, and
 * offers no other way to it than to note every request: that took 5 % of an answer from memory.
 */
function answerOn(socket: Socket): ServerResponse | null {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse ? answer : null;
}

function announceClose(res: ServerResponse | null): void {
  if (res && !res.headersSent) res.setHeader('connection', 'close');
}
