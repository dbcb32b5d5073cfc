import { describe, expect, it } from 'vitest';
import documents from './documents.json' with { type: 'json' };
import mails from './mails.json' with { type: 'json' };
import { isMessageKey, MESSAGES, messageText } from './messages.ts';

const { en, cs } = MESSAGES;

const placeholders = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(([name]) => name).sort();

/** A placeholder without its percent sign is never filled in. */
const UNFILLED = /(?<!%)\{\w+\}/;

/** Each plural form uses the same values. */
const named = (text: string) => [...new Set(placeholders(text))];

describe('the texts of both languages', () => {
  it('have the same keys', () => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
  });

  it('say something, with the same placeholders', () => {
    for (const [key, text] of Object.entries(en)) {
      const czech = cs[key as keyof typeof en];
      expect(text.trim(), key).not.toBe('');
      expect(czech.trim(), key).not.toBe('');
      expect(placeholders(czech), key).toEqual(placeholders(text));
      expect(text + czech, key).not.toMatch(UNFILLED);
    }
  });
});

describe('the words of documents and mails', () => {
  const czech = { ...documents.cs, ...mails.cs };
  const parts = Object.entries({ ...documents.en, ...mails.en }).map(
    ([name, en]) => [name, en, Reflect.get(czech, name)] as const,
  );
  it.each(parts)('are the same in both languages: %s', (_, en, cs) => {
    expect(Object.keys(cs)).toEqual(Object.keys(en));
    expect([...Object.values(cs), ...Object.values(en)]).not.toContain('');
    expect(Object.values<string>(cs).map(named)).toEqual(Object.values<string>(en).map(named));
    for (const text of Object.values<string>({ ...en, ...cs })) expect(text).not.toMatch(UNFILLED);
  });

  it.each(parts)('have a form for each number where they count: %s', (_, en, cs) => {
    const formsOf = (texts: Record<string, string>) =>
      Object.values<string>(texts).map((text) => text.split('||||').length);
    const isCounting = formsOf(en).map((forms) => forms > 1);
    expect(formsOf(en)).toEqual(isCounting.map((counts) => (counts ? 2 : 1)));
    expect(formsOf(cs)).toEqual(isCounting.map((counts) => (counts ? 3 : 1)));
  });
});

describe('messageText', () => {
  it('fills placeholders in', () => {
    expect(messageText('text.tooLong', 'en', { maximum: 200 })).toBe(
      'This text may have at most 200 characters.',
    );
    expect(messageText('text.tooLong', 'cs', { maximum: 200 })).toBe(
      'Text smí mít nejvýše 200 znaků.',
    );
  });

  it('knows keys from other texts', () => {
    expect(isMessageKey('contact.spam')).toBe(true);
    expect(isMessageKey('toString')).toBe(false);
  });
});
