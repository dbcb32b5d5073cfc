import { expect, it } from 'vitest';
import { shortNames } from './shortNames.ts';

it('names a class by its file and name, the same each time and wherever the project lies', () => {
  const here = shortNames('/here');
  const name = here('card', '/here/shop/Card.module.css');
  expect(name).toMatch(/^_[a-z\d]{4}$/);
  expect(here('card', '/here/shop/Card.module.css')).toBe(name);
  expect(here('card', '/here/cart/Card.module.css')).not.toBe(name);
  expect(shortNames('/there')('card', '/there/shop/Card.module.css')).toBe(name);
});

it('refuses a name that another class has', () => {
  const named = shortNames('/');
  // Of 20,000 some share one of 1.7 million names.
  const all = () => Array.from({ length: 20_000 }, (_, index) => named(`a${index}`, '/a.css'));
  expect(all).toThrow(/^a\.css \.a\d+ and a\.css \.a\d+ are both named _/);
});
