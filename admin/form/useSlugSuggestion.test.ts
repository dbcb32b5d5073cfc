import { describe, expect, it, vi } from 'vitest';
import { deservesSlug, generateSlug } from './useSlugSuggestion.ts';

const free = async () => true;
const takenBut = (...slugs: string[]) => vi.fn(async (slug: string) => slugs.includes(slug));

describe('a slug of a title', () => {
  it.each([
    ['Příliš žluťoučký kůň!', 'prilis-zlutoucky-kun'],
    ['  Drift --- weekend & more ', 'drift-weekend-more'],
  ])('of %j is %j', async (title, slug) => {
    expect(await generateSlug(title, free)).toBe(slug);
  });

  it('takes the first free number when it is taken', async () => {
    const isFree = takenBut('season-3');
    expect(await generateSlug('Season', isFree)).toBe('season-3');
    expect(isFree.mock.calls.flat()).toEqual(['season', 'season-1', 'season-2', 'season-3']);
  });

  it('takes a random number when ten are taken', async () => {
    const isFree = takenBut();
    expect(await generateSlug('Season', isFree, () => 0.9999)).toBe('season-999');
    expect(isFree).toHaveBeenCalledTimes(10);
    expect(isFree).toHaveBeenLastCalledWith('season-9');
  });

  it('takes a random number at once when the check fails', async () => {
    const isFree = vi.fn(async () => Promise.reject(new Error('no connection')));
    expect(await generateSlug('Season', isFree, () => 0)).toBe('season-0');
    expect(isFree).toHaveBeenCalledTimes(1);
  });

  it('is not checked under 3 characters', async () => {
    const isFree = takenBut();
    expect(await generateSlug('A1 !', isFree)).toBe('a1');
    expect(isFree).not.toHaveBeenCalled();
  });
});

it.each([
  ['ab', false],
  ['ab  ', false],
  ['abc', true],
])('a title %j deserves one: %s', (title, answer) => {
  expect(deservesSlug(title)).toBe(answer);
});
