import { expect, it } from 'vitest';
import { phoneLink } from './phoneLink.ts';

it.each([
  ['+420 777 123 456', 'tel:+420777123456'],
  ['(777) 123-456', 'tel:777123456'],
])('a phone written %s is called by %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
