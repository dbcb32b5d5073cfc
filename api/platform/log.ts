import { styleText } from 'node:util';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** A log to the standard output: readable lines on a terminal, else JSON. */
export function createLog(level: Config['logLevel']): Logger {
  const { stdout } = process;
  // Overwrites an unfinished line, such as a progress bar.
  const terminal = { write: (line: string) => stdout.write(`\r\u001b[K${readable(line)}\n`) };
  return pino(
    { level, base: null },
    stdout.isTTY ? terminal : pino.destination({ dest: stdout.fd, sync: false }),
  );
}

const WARN = 40;
const ERROR = 50;

/**
 * A JSON log line as text for a terminal: a request in short, else the message, its fields and
 * stack.
 */
export function readable(line: string): string {
  const { level, time, msg, requestId: _, err, ...facts } = JSON.parse(line);
  const { method, path, status, ms, ...rest } = facts;
  const isRequest = method !== undefined && status !== undefined;
  const message = isRequest ? `${status} ${method} ${path} ${ms} ms` : msg;
  const others = Object.entries(isRequest ? rest : facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const text = [message, ...others].join(' ') + (err ? `\n${err.stack ?? err.message}` : '');
  // Values from requests must not contain terminal control sequences.
  const plain = text.replace(/(?!\n)\p{Cc}/gu, '');
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${styleText('dim', clock)} ${styleText(colourOf(level, status), plain)}`;
}

function colourOf(level: number, status = 0) {
  if (level >= ERROR || status >= 500) return 'red';
  return level >= WARN || status >= 400 ? 'yellow' : 'reset';
}
