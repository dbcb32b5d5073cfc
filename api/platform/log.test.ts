import { stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readable } from './log.ts';

const lineOf = (write: (log: pino.Logger) => void): string => {
  const lines: string[] = [];
  write(pino({ base: null }, { write: (line) => lines.push(line) }));
  return stripVTControlCharacters(readable(lines[0] ?? ''));
};

it('formats a request as one short line', () => {
  const request = { requestId: 'abc', method: 'GET', path: '/shop', status: 200, ms: 12 };
  expect(lineOf((log) => log.info(request, 'answered'))).toMatch(
    /^\d\d:\d\d:\d\d 200 GET \/shop 12 ms$/,
  );
});

it('formats a message with its fields, and an error with its stack', () => {
  const loaded = { created: 3, skipped: ['x'], name: 'season' };
  expect(lineOf((log) => log.info(loaded, 'loaded'))).toMatch(
    /^[\d:]{8} loaded created=3 skipped=\["x"\] name=season$/,
  );
  const failed = lineOf((log) => log.error({ err: new Error('no disk') }, 'failed'));
  expect(failed).toMatch(/^[\d:]{8} failed\nError: no disk\n {4}at /);
});

it('removes terminal control characters', () => {
  expect(lineOf((log) => log.warn({ path: 'a\u001b]0;b\u0007\r\u009b' }, 'odd'))).toMatch(
    /^[\d:]{8} odd path=a\]0;b$/,
  );
});
