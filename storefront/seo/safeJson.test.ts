import { expect, it } from 'vitest';
import { safeJson } from './safeJson.ts';

it('leaves nothing that ends a script element, and reads back the same', () => {
  const value = { text: '</script><!-- & \u2028\u2029', list: [1, null] };
  const text = safeJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
