import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('runs two at once, in order, and goes on after a failure', async () => {
  const inside = createGate(2, 3);
  const log: string[] = [];
  let running = 0;
  const work = (n: number) =>
    inside(async () => {
      running += 1;
      log.push(`${n}:${running}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (n === 1) throw new Error('broken');
      return n;
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work));
  expect(log.map((entry) => entry.split(':')[0])).toEqual(['1', '2', '3', '4', '5']);
  expect(log.every((entry) => Number(entry.split(':')[1]) <= 2)).toBe(true);
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
});
