import { expect, it } from 'vitest';
import { inParallel } from './inParallel.ts';

async function* numbers(count: number) {
  for (let number = 0; number < count; number += 1) yield number;
}

it('works on a few items at once, on each of them once', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await inParallel(numbers(20), 3, async (number) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    done.push(number);
  });
  expect(done.sort((one, other) => one - other)).toEqual([...Array(20).keys()]);
  expect(most).toBe(3);
});

it('starts nothing after a failure, and throws it when the running calls have ended', async () => {
  const begun: number[] = [];
  let ended = false;
  const working = inParallel([1, 2, 3, 4, 5], 2, async (number) => {
    begun.push(number);
    if (number === 1) throw new Error('the first');
    await new Promise(setImmediate);
    ended = true;
  });
  await expect(working).rejects.toThrow('the first');
  expect([begun, ended]).toEqual([[1, 2], true]);
});
