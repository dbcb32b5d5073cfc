import { expect, it } from 'vitest';
import { fileText } from './fileText.ts';

it.each([
  ['as Czech spreadsheets save it', Uint8Array.from([0x8e, 0x6c, 0x75, 0x9d, 0xfd])],
  ['as UTF-8', new TextEncoder().encode('Žluťý')],
])('a file is read %s', (_, bytes) => {
  expect(fileText(bytes)).toBe('Žluťý');
});
