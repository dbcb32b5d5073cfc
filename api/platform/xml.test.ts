import { expect, it } from 'vitest';
import { xml, xmlDocument } from './xml.ts';

it('escapes markup in texts and attributes', () => {
  expect(xml('a', { '@b': '"1" & <', '#text': '</a> & ]]>' })).toBe(
    '<a b="&quot;1&quot; &amp; &lt;">&lt;/a&gt; &amp; ]]&gt;</a>',
  );
});

it('replaces characters that XML cannot contain by spaces, and no others', () => {
  expect(xml('a', 'a\u0000\u001b\ud800b\uffff 🏁 ě')).toBe('<a>a   b  🏁 ě</a>');
});

it('writes lists as several elements, and leaves out null', () => {
  expect(xml('a', { b: ['1', 2, false], c: null, d: [], e: { '@f': null } })).toBe(
    '<a><b>1</b><b>2</b><b>false</b><e></e></a>',
  );
});

it('starts a document with the declaration', () => {
  expect(xmlDocument('a', '')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a></a>\n');
});
