import { expect, it } from 'vitest';
import { eachRecord, failedRecords } from './eachRecord.ts';

it('writes all records although some fail, and names those', async () => {
  const written: unknown[] = [];
  const error: unknown = await eachRecord([1, 2, 3, 4, 5, 6], async (id) => {
    if (id === 2 || id === 5) throw new Error(`No ${id}`);
    written.push(id);
  }).catch((reason: unknown) => reason);
  expect(written.sort()).toEqual([1, 3, 4, 6]);
  expect(failedRecords(error).map(({ id, message }) => [id, message])).toEqual([
    [2, 'No 2'],
    [5, 'No 5'],
  ]);
});

it('ends with the session', async () => {
  const ended = Object.assign(new Error('Unauthorized'), { status: 401 });
  await expect(eachRecord([1], () => Promise.reject(ended))).rejects.toBe(ended);
});

it('writes nothing more once the session has ended', async () => {
  const ended = Object.assign(new Error('Unauthorized'), { status: 401 });
  const begun: unknown[] = [];
  const writing = eachRecord([...Array(12).keys()], async (id) => {
    begun.push(id);
    if (id === 0) throw ended;
    await new Promise(setImmediate);
  });
  await expect(writing).rejects.toBe(ended);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('never writes more than four at once', async () => {
  let running = 0;
  let most = 0;
  await eachRecord([...Array(20).keys()], async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  });
  expect(most).toBe(4);
});

it.each([null, new Error('x'), { body: { failures: [{}] } }])('finds none in %s', (error) => {
  expect(failedRecords(error)).toEqual([]);
});
