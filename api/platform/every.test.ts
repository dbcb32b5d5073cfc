import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs again after each pause, also after a failure', async () => {
  const away = new Error('the database is away');
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(away);
  const onError = vi.fn();
  const worker = every({ pauseMs: 100, firstMs: 10, run, onError });
  worker.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(onError.mock.calls).toEqual([[away]]);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(2);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledOnce();
});

it('never runs twice at once, and stops when the last run is over', async () => {
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const worker = every({ pauseMs: () => 100, run, onError: () => undefined });
  worker.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledOnce();
  expect(worker.signal.aborted).toBe(false);
  const stopped = vi.fn();
  const stopping = worker.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worker.signal.aborted).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledOnce();
});
