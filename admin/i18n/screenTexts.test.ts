import { expect, it } from 'vitest';
import { followTexts, openTexts } from './screenTexts.ts';

it('loads texts that could not be loaded when their screen is opened again', async () => {
  let isAway = true;
  let times = 0;
  followTexts(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    times += 1;
  });
  await expect(openTexts('never-opened')).rejects.toThrow('Failed to fetch');
  isAway = false;
  await openTexts('never-opened');
  await openTexts('never-opened');
  expect(times).toBe(1);
});
