import { describe, expect, it } from 'vitest';
import { withBareTexts } from './bareTexts.ts';

const FIELDS = ['title', 'description'];

describe('withBareTexts', () => {
  it('puts bare texts into the language asked', () => {
    expect(withBareTexts({ title: 'Mistr', year: 2024 }, FIELDS, 'cs')).toEqual({
      title: 'Mistr',
      year: 2024,
      translations: { cs: { title: 'Mistr' } },
    });
  });

  it('clears a text that is bare and empty', () => {
    const { translations } = withBareTexts({ description: '' }, FIELDS, 'en');
    expect(translations).toEqual({ en: { description: '' } });
  });

  it('leaves a body with translations alone', () => {
    const body = { title: 'x', translations: { en: { title: 'Champion' } } };
    expect(withBareTexts(body, FIELDS, 'cs')).toBe(body);
  });

  it('takes empty translations for none', () => {
    const { translations } = withBareTexts({ title: 'x', translations: '' }, FIELDS, 'en');
    expect(translations).toEqual({ en: { title: 'x' } });
  });

  it('adds nothing to a body without texts', () => {
    const body = { year: 2024 };
    expect(withBareTexts(body, FIELDS, 'en')).toBe(body);
  });
});
