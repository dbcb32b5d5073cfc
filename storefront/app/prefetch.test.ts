import { expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';
import { createQueryClient } from './queries.ts';

const query = (name: string, queryFn: () => Promise<unknown>) => ({
  queryKey: [name],
  queryFn,
  staleTime: 1_000,
});
const quick = query('quick', async () => ['otava-600']);
const broken = query('broken', () => Promise.reject(new Error('503')));
const slow = query('slow', () => new Promise(() => {}));

it('answers true once everything came', async () => {
  const client = createQueryClient();
  expect(await prefetch(client, [quick], 50)).toBe(true);
  expect(client.getQueryData(['quick'])).toEqual(['otava-600']);
});

it('keeps what came and forgets what failed or is late', async () => {
  const client = createQueryClient();
  expect(await prefetch(client, [quick, broken, slow], 20)).toBe(false);
  expect(client.getQueryState(['broken'])).toBeUndefined();
  expect(client.getQueryState(['slow'])).toBeUndefined();
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['quick']]);
});
