import { expect, it } from 'vitest';
import { element, escapeXml, textElement } from './xml.ts';

it('writes no text that could end an element or an attribute', () => {
  expect(escapeXml(`<b a="1" b='2'> & ]]>`)).toBe(
    '&lt;b a=&quot;1&quot; b=&apos;2&apos;&gt; &amp; ]]&gt;',
  );
});

it('leaves out what XML cannot hold, and nothing else', () => {
  expect(escapeXml('a\u0000\u001b\ud800b\tc\nd 🏁 ě')).toBe('ab\tc\nd 🏁 ě');
});

it('closes empty elements at once', () => {
  expect(element('link', '', { href: 'a?b&c' })).toBe('<link href="a?b&amp;c"/>');
  expect(textElement('title', 'A & B')).toBe('<title>A &amp; B</title>');
});
