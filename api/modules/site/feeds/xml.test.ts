import { expect, it } from 'vitest';
import { element, escapeXml, textElement } from './xml.ts';

it('escapes markup in elements and attributes', () => {
  expect(escapeXml(`<b a="1" b='2'> & ]]>`)).toBe(
    '&lt;b a=&quot;1&quot; b=&apos;2&apos;&gt; &amp; ]]&gt;',
  );
});

it('removes characters that XML cannot contain, and no others', () => {
  expect(escapeXml('a\u0000\u001b\ud800b\tc\nd 🏁 ě')).toBe('ab\tc\nd 🏁 ě');
});

it('writes empty elements as self-closing', () => {
  expect(element('link', '', { href: 'a?b&c' })).toBe('<link href="a?b&amp;c"/>');
  expect(textElement('title', 'A & B')).toBe('<title>A &amp; B</title>');
});
