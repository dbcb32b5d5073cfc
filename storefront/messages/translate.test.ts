import { describe, expect, it } from 'vitest';
import team from '../../api/contract/messages/team.json' with { type: 'json' };
import { cs } from './cs.ts';
import { en } from './en.ts';
import { createTranslate, type MessageKey, type Messages } from './translate.ts';

describe('the texts', () => {
  const keys = Object.keys(en).filter((key): key is MessageKey => Object.hasOwn(en, key));
  const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
  const forms = (text: string) => text.split('||||').length;

  it('are the same in both languages', () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(keys)('of %s take the same values and all plural forms', (key) => {
    expect(placeholders(cs[key])).toEqual(placeholders(en[key]));
    expect([forms(en[key]), forms(cs[key])]).toBeOneOf([
      [1, 1],
      [2, 3],
    ]);
    expect(cs[key].trim() === '').toBe(en[key].trim() === '');
    // Texts about the team may be empty: a site then says nothing.
    if (!Object.hasOwn(team.en, key)) expect(en[key].trim()).not.toBe('');
  });
});

describe('translate', () => {
  const texts: Messages = cs;

  it.each([
    [1, 'Košík: 1\u00a0produkt'],
    [3, 'Košík: 3\u00a0produkty'],
    [5, 'Košík: 5\u00a0produktů'],
    [0, 'Košík: 0\u00a0produktů'],
  ])('takes the Czech form for %i', (smart_count, expected) => {
    expect(createTranslate(texts, 'cs')('nav.cart', { smart_count })).toBe(expected);
  });

  it('fills in values', () => {
    expect(createTranslate(en, 'en')('settings.error', { error: 'Unauthorized' })).toBe(
      'Failed to load page settings: Unauthorized',
    );
  });
});
