import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { endWhenAsked } from './endWhenAsked.ts';

function begin(end = vi.fn(async () => undefined)) {
  const lines: { level: number; err: { message: string } }[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const exit = vi.fn((_code?: string | number | null) => undefined as never);
  const from = Object.assign(new EventEmitter(), { exit });
  // The process has declared its events; an emitter has any.
  const ending = endWhenAsked({ end, log, from: from as never });
  return { from, exit, end, ending, lines };
}

it.each(['SIGTERM', 'SIGINT'])('ends in order on %s, once', async (signal) => {
  const { from, exit, end, ending, lines } = begin();
  expect(ending.aborted).toBe(false);
  from.emit(signal);
  from.emit(signal);
  expect(ending.aborted).toBe(true);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  expect(end).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
});

it('logs each error that nothing caught, and ends in order as failed', async () => {
  const { from, exit, end, lines } = begin();
  from.emit('uncaughtException', new Error('lost'));
  from.emit('uncaughtException', new Error('lost, too'));
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(end).toHaveBeenCalledOnce();
  expect(lines).toMatchObject([
    { level: 60, err: { message: 'lost' } },
    { level: 60, err: { message: 'lost, too' } },
  ]);
});

it('ends also where that fails, and says so', async () => {
  const { from, exit, lines } = begin(vi.fn(() => Promise.reject(new Error('stuck'))));
  from.emit('SIGTERM');
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  expect(lines).toMatchObject([{ level: 50, err: { message: 'stuck' } }]);
});
