import { describe, expect, it } from 'vitest';
import { cpuMs } from '../testing/cpuMs.ts';
import {
  cleanArticle,
  excerptOf,
  imagesIn,
  plainText,
  sanitiseReply,
  withImages,
  withSizes,
} from './html.ts';

describe('an article', () => {
  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<p>Hi</p><iframe src="https://example.com"></iframe>', '<p>Hi</p>'],
    ['a figure', '<figure><p>Hi</p></figure>', '<p>Hi</p>'],
    [
      'a figure of another service',
      '<figure data-embed="https://example.com"><a href="/a">Hi</a></figure>',
      '<p><a rel="noopener" href="/a">Hi</a></p>',
    ],
    [
      'a figure around another one, and what a video brings along',
      '<figure><figure onclick="x()" style="color:#f00" data-embed="https://youtu.be/dQw4w9WgXcQ?a=&quot;&gt;"><script>x()</script><b>Lap</b></figure></figure>',
      '<figure data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Lap</a></figure>',
    ],
    ['a script link', '<p><a href="javascript:x()">Hi</a></p>', '<p><a rel="noopener">Hi</a></p>'],
    [
      'a hidden script link',
      '<p><a href="java&#10;script:x()">a</a></p>',
      '<p><a rel="noopener">a</a></p>',
    ],
    ['a broken image', '<p><img src="x" onerror="y()"></p>', '<p></p>'],
    ['a drawing', '<p>a<svg><script>x()</script></svg></p>', '<p>a</p>'],
    ['a position', '<p style="position:fixed;color:#f00">a</p>', '<p style="color:#f00">a</p>'],
    ['a style with an address', '<p style="background:url(https://e.com)">a</p>', '<p>a</p>'],
    [
      'a foreign class',
      '<p class="ql-align-center modal">a</p>',
      '<p class="ql-align-center">a</p>',
    ],
    ['an image of a file', '<p><img src="file:///etc/passwd">a</p>', '<p>a</p>'],
    ['a document as data', '<p><img src="data:text/html;base64,aGk=">a</p>', '<p>a</p>'],
  ])('loses %s', (_what, given, stored) => {
    expect(cleanArticle(given)).toBe(stored);
  });

  it.each([
    '<h1>One</h1><h6>Six</h6><p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>',
    '<ol><li class="ql-indent-2">a</li></ol><ul><li>b</li></ul><p>c</p>',
    '<p style="text-align:center"><span style="color:rgb(255, 0, 0);background-color:#ff0">a</span></p>',
    '<p><a rel="noopener" href="https://example.com/?a=1&amp;b=2" target="_blank">a</a></p>',
    '<p><img src="/uploads/ab/960.webp" alt="&quot;Rys&quot; &lt;3" /></p>',
  ])('keeps what is allowed: %s', (html) => {
    expect(cleanArticle(html)).toBe(html);
  });

  it('has plain spaces instead of non-breaking space entities', () => {
    expect(cleanArticle('<p>a&nbsp;b&#160;c&#xA0;d</p>')).toBe('<p>a b c d</p>');
  });

  it('is wrapped in a paragraph if it has no paragraph or heading', () => {
    expect(cleanArticle('Only <b>words</b>')).toBe('<p>Only <b>words</b></p>');
    expect(cleanArticle('<h2>Title</h2>')).toBe('<h2>Title</h2>');
    expect(cleanArticle('<pre>code</pre>')).toBe('<p>code</p>');
    expect(cleanArticle(' ')).toBe('');
  });
});

it('a reply has no images', () => {
  expect(sanitiseReply('<p>a<img src="https://e.com/a.png"></p>')).toBe('<p>a</p>');
});

describe('images of an article', () => {
  const html =
    '<p><img alt="a" src="https://e.com/?a=1&amp;b=2" /><img src="/uploads/a/640.webp" /></p>';

  it('are found and replaced, with unescaped addresses', () => {
    expect(imagesIn(html)).toEqual(['https://e.com/?a=1&b=2', '/uploads/a/640.webp']);
    const stored = withImages(html, new Map([['https://e.com/?a=1&b=2', '/uploads/b/1.webp']]));
    expect(imagesIn(stored)).toEqual(['/uploads/b/1.webp', '/uploads/a/640.webp']);
  });

  it('get the size and the variants of stored pictures', () => {
    const sources = [320, 640].map((width) => ({
      path: `/uploads/a/${width}.webp`,
      width,
      type: 'image/webp',
    }));
    const shown = withSizes('<p><img src="/uploads/a/640.webp" alt="a" /></p>', (path) =>
      path === '/uploads/a/640.webp'
        ? { width: 640, height: 480, color: '#000000', sources }
        : null,
    );
    expect(shown).toMatch(
      /^<p><img src="\/uploads\/a\/640.webp" alt="a" width="640" height="480" /,
    );
    expect(shown).toContain('srcset="/uploads/a/320.webp 320w, /uploads/a/640.webp 640w"');
    expect(withSizes(html, () => null)).toBe(html);
  });
});

describe('the text of HTML', () => {
  it('has a line per block element and decodes entities', () => {
    expect(plainText('<h2>A &amp; B</h2><p>c<br />d &lt;3 &amp;lt;</p><ul><li>e</li></ul>')).toBe(
      'A & B\nc\nd <3 &lt;\n– e',
    );
  });

  it('is truncated between words to at most 160 characters', () => {
    const excerpt = excerptOf(`<p>${'drifting '.repeat(40)}</p>`);
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(excerpt).toMatch(/drifting…$/);
    expect(excerptOf('<p>Short</p><p>one</p>')).toBe('Short one');
  });
});

it('a text of nothing but opening brackets is read in time that grows with its length', () => {
  const text = '<'.repeat(1_000_000);
  const took = cpuMs(() => expect(plainText(text)).toHaveLength(text.length));
  // It takes milliseconds, or minutes where it looks from each bracket to the end.
  expect(took).toBeLessThan(10_000);
});
