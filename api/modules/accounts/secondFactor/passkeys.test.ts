import { expect, it } from 'vitest';
import { createPasskeys } from './passkeys.ts';

it.each([
  ['https://team.example', true],
  ['https://fe80.example', true],
  ['http://localhost:3000', true],
  ['http://team.example', false],
  ['https://192.0.2.7', false],
  ['https://0xc0000207', false],
  ['https://[2001:db8::7]:8443', false],
  ['http://[::1]:3000', false],
])('browsers keep passkeys for names over encrypted connections: %s', (publicUrl, isPossible) => {
  const unused = undefined as never;
  const passkeys = createPasskeys({ knex: unused, secret: unused, now: unused, publicUrl });
  expect(passkeys.isPossible).toBe(isPossible);
});
