import { expect, it } from 'vitest';
import { sellerNameOf, siteNameOf } from './siteNames.ts';

it.each([
  ['Badgers', 'Badgers Ltd', ['Badgers', 'Badgers Ltd']],
  ['Badgers', '', ['Badgers', 'Badgers']],
  ['', 'Badgers Ltd', ['Badgers Ltd', 'Badgers Ltd']],
  ['', '', ['badgers.example', 'badgers.example']],
])('names of the site %j and the seller %j fill in for each other', (site, seller, expected) => {
  const names = { 'site.name': site, seller_name: seller };
  const host = 'badgers.example';
  expect([siteNameOf(names, host), sellerNameOf(names, host)]).toEqual(expected);
});
