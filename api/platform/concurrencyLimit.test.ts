import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrencyLimit.ts';

it('runs two at once, in order, and continues after a failure', async () => {
  const tasks = concurrencyLimit(2, 3);
  const log: string[] = [];
  let running = 0;
  const work = (n: number) =>
    tasks.run(async () => {
      running += 1;
      log.push(`${n}:${running}`);
      await turn();
      running -= 1;
      if (n === 1) throw new Error('broken');
      return n;
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work));
  expect(log.map((entry) => entry.split(':')[0])).toEqual(['1', '2', '3', '4', '5']);
  expect(log.every((entry) => Number(entry.split(':')[1]) <= 2)).toBe(true);
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
});

it('refuses a task when enough wait already', async () => {
  const tasks = concurrencyLimit(1, 1);
  let end = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    end = resolve;
  });
  const accepted = [tasks.run(() => first), tasks.run(async () => undefined)];
  await expect(tasks.run(async () => undefined)).rejects.toMatchObject({
    status: 503,
    messageRef: { key: 'error.busy' },
  });
  expect(tasks.waiting()).toBe(1);
  end();
  await Promise.all(accepted);
  expect(tasks.waiting()).toBe(0);
  await tasks.run(async () => undefined);
});
