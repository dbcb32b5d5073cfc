import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Run = () => unknown;

/**
 * Holds all timers of one length, in milliseconds, until the test advances them, however long the
 * machine takes for the rest. Other timers run as usual.
 */
export function holdTimers(length: number) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const held = new Map<unknown, { run: Run; isOnce: boolean }>();
  const hold = (run: Run, isOnce: boolean) => {
    // An object that can be cleared like any timer.
    const timer = setTimeout(() => undefined);
    held.set(timer, { run, isOnce });
    return timer;
  };
  const clear = (timer: Parameters<typeof clearTimeout>[0]) => {
    held.delete(timer);
    clearTimeout(timer);
  };
  vi.stubGlobal('setTimeout', (run: Run, ms?: number, ...rest: []) =>
    ms === length ? hold(run, true) : setTimeout(run, ms, ...rest),
  );
  vi.stubGlobal('setInterval', (run: Run, ms?: number, ...rest: []) =>
    ms === length ? hold(run, false) : setInterval(run, ms, ...rest),
  );
  vi.stubGlobal('clearTimeout', clear);
  vi.stubGlobal('clearInterval', clear);
  onTestFinished(() => {
    const own = { setTimeout, clearTimeout, setInterval, clearInterval };
    for (const [name, timer] of Object.entries(own)) vi.stubGlobal(name, timer);
  });
  return {
    count: () => held.size,
    /** Fires the held timers. */
    pass: () =>
      act(async () => {
        for (const [timer, { run, isOnce }] of [...held]) {
          if (isOnce) held.delete(timer);
          await run();
        }
      }),
  };
}
