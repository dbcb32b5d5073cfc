import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

interface Answer {
  req: IncomingMessage;
  res: ServerResponse;
  state: { requestId?: string };
}

/** What Node calls a connection that its reader has ended. */
const LEAVING: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/**
 * Whether the reader left, as happens with films and live events. Where instead the answer's source
 * broke off, it was with the same error that the answer and then its connection were given up.
 */
const hasLeft = (error: Error, { req, res }: Answer): boolean =>
  LEAVING.has(Reflect.get(error, 'code')) &&
  !(res.errored === error && req.socket.errored === error);

/**
 * Logs failures while a response is being written, when no other response is possible any more:
 * once, although Koa reports each for the response and the connection. A client that left is no error.
 */
export function answerErrors(log: Logger) {
  const logged = new WeakSet<object>();
  return (error: Error, answer?: Answer): void => {
    if (logged.has(error)) return;
    logged.add(error);
    const requestId = answer?.state.requestId;
    if (answer && hasLeft(error, answer))
      log.debug({ requestId }, 'client disconnected before the response ended');
    else log.error({ err: error, requestId }, 'response failed');
  };
}
