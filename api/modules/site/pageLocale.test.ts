import { describe, expect, it } from 'vitest';
import { pageLanguage } from './pageLocale.ts';

describe('pageLanguage', () => {
  it.each([
    [
      'the parameter before all',
      { url: '/shop?lang=en', host: 'lynx.cz', cookie: 'language=cs' },
      'en',
    ],
    ['the cookie before the host', { url: '/', host: 'lynx.cz', cookie: 'a=b; language=en' }, 'en'],
    ['a Czech host', { url: '/', host: 'www.lynx.cz:8080', cookie: undefined }, 'cs'],
    ['a host that is set to Czech', { url: '/', host: 'lynx.example', cookie: undefined }, 'cs'],
    ['English elsewhere', { url: '/', host: 'localhost:3000', cookie: undefined }, 'en'],
    ['no unknown language', { url: '/?lang=de', host: 'x.com', cookie: 'language=de' }, 'en'],
    [
      'no look-alike parameter',
      { url: '/?slang=cs', host: 'x.com', cookie: 'mylanguage=cs' },
      'en',
    ],
  ] as const)('takes %s', (_what, asked, locale) => {
    expect(pageLanguage(asked, ['lynx.example']).locale).toBe(locale);
  });

  it.each([
    [{ url: '/?lang=cs', host: 'x.com', cookie: undefined }, true],
    [{ url: '/?lang=en', host: 'lynx.cz', cookie: undefined }, true],
    [{ url: '/?lang=cs', host: 'lynx.cz', cookie: 'language=en' }, true],
    [{ url: '/?lang=cs', host: 'x.com', cookie: 'language=cs' }, false],
    [{ url: '/?lang=cs', host: 'lynx.cz', cookie: undefined }, false],
    [{ url: '/', host: 'x.com', cookie: 'language=cs' }, false],
  ] as const)('of %j is said by the address alone: %s', (asked, linked) => {
    expect(pageLanguage(asked, []).linked).toBe(linked);
  });
});
