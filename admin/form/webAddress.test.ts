import { expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

it.each([
  ['https://www.instagram.com/lynx', undefined],
  [' http://example.cz ', undefined],
  ['', undefined],
  [null, undefined],
  ['#', 'paddock.rules.url'],
  ['instagram', 'paddock.rules.url'],
  ['ftp://example.cz', 'paddock.rules.url'],
  ['javascript:alert(1)', 'paddock.rules.url'],
])('an address %j gives %j', (value, broken) => {
  expect(webAddress()(value)).toBe(broken);
});

it('may be what stands for none', () => {
  expect(webAddress('#')('#')).toBeUndefined();
});
