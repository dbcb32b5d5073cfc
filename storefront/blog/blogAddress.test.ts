import { describe, expect, it } from 'vitest';
import { blogAddress, readChoice } from './blogAddress.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));

describe('the choice of an address', () => {
  it('is all posts from the first page when nothing is said', () => {
    expect(read('')).toEqual({ page: 1, category: '', tag: '' });
  });

  it.each(['0', '-3', '1.5', 'two', '', '1e99'])('takes page %j for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('is what blogAddress wrote', () => {
    const choice = { page: 3, category: 'Drift 101', tag: 'Šíp & štít' };
    expect(readChoice(new URL(blogAddress(choice), 'https://rysi.example').searchParams)).toEqual(
      choice,
    );
  });
});

describe('the address of a choice', () => {
  it('starts at the first page again when a category or tag is chosen', () => {
    expect(blogAddress({ category: 'Tech' })).toBe('/blog?category=Tech');
    expect(blogAddress({ tag: 'tandem' })).toBe('/blog?tag=tandem');
  });

  it('does not name the first page', () => {
    expect(blogAddress({ page: 1, category: '', tag: '' })).toBe('/blog');
  });
});
