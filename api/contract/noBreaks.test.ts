import { describe, expect, it } from 'vitest';
import { cpuMs } from '../testing/cpuMs.ts';
import { noBreaks, withNoBreaks } from './noBreaks.ts';

/** `~` marks a no-break space in the tables below. */
const plain = (text: string) => text.replaceAll('~', ' ');
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('noBreaks', () => {
  it.each([
    'K~nám a~do stodoly v~Písku',
    'auta a~v~nich i~u~nich (s~jezdcem)',
    'za 12~900~Kč a~5,-~Kč, Kč za kus',
    'motor má 600~k~a~750~Nm',
    '%{power}~k, %{smart_count}~minuta čtení |||| %{smart_count}~minuty čtení',
    '31.~3.~2026 i~31.~března~2026',
    'od roku 2017 jezdíme',
    'v~roce 2026 ujel 2017~km',
    'ze 3.~místa. V~garáži',
    'na 100~% při 20~°C',
    '+420~382~000~027, 397~01 Písek',
    'podle §~89~odst.~3~zákona č.~127/2005',
    'rovník je, třeba s.r.o.',
    '3 < 5~k~i~tak',
    '<a href="k domu" title="v 5 km">k~domu</a> s~<b>rysem</b> a~<code>a b 5 km</code> a~dál',
    '',
  ])('sets %j', (expected) => {
    expect(shown(noBreaks(plain(expected)))).toBe(expected);
    expect(shown(noBreaks(noBreaks(plain(expected))))).toBe(expected);
  });

  it('leaves a range of numbers unchanged, so that it can be copied and searched', () => {
    expect(noBreaks('1–2 hodiny, 9:00-17:00')).toBe('1–2\u00a0hodiny, 9:00-17:00');
  });

  it('keeps typed line breaks', () => {
    expect(shown(noBreaks('Otava 600\nfinále\nstojí v\ngaráži'))).toBe(
      'Otava 600\nfinále\nstojí v\ngaráži',
    );
  });

  it.each(['<', '<code>', '1 ', 'a ', ' ', '<a '])(
    'takes time that grows with the length of nothing but %j',
    (part) => {
      const text = part.repeat(1_000_000 / part.length);
      // Takes minutes if the search has quadratic complexity.
      expect(cpuMs(() => noBreaks(text))).toBeLessThan(10_000);
    },
  );
});

describe('withNoBreaks', () => {
  it('sets what an answer says in Czech and leaves addresses and keys alone', () => {
    const car = (en: string, cs: string) => ({
      id: 1,
      slug: 'rys',
      translations: { en: { name: en }, cs: { name: cs } },
    });
    expect(withNoBreaks([car('a car', 'auto s rysem')])).toEqual([
      car('a car', 'auto s\u00a0rysem'),
    ]);
    const post = { id: 2, title: 'Kus v lese', category: 'a b', tags: ['v lese'], is_active: true };
    expect(withNoBreaks({ posts: [post], pagination: null })).toEqual({
      posts: [{ ...post, title: 'Kus v\u00a0lese' }],
      pagination: null,
    });
    expect(withNoBreaks([{ name: 'v lese', count: 1 }])).toEqual([{ name: 'v lese', count: 1 }]);
  });

  it('sets everything that is known to be Czech', () => {
    expect(withNoBreaks({ key: ['k nám'] }, true)).toEqual({ key: ['k\u00a0nám'] });
  });
});
