import { describe, expect, it } from 'vitest';
import documents from './documents.json' with { type: 'json' };
import { isMessageKey, MESSAGES, messageText } from './messages.ts';

const { en, cs } = MESSAGES;

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

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
    }
  });
});

describe('the words of documents and mails', () => {
  it.each(['invoice', 'orderMail'] as const)('are the same in both languages: %s', (part) => {
    const { en, cs } = documents;
    expect(Object.keys(cs[part])).toEqual(Object.keys(en[part]));
    expect([...Object.values(cs[part]), ...Object.values(en[part])]).not.toContain('');
    expect(Object.values(cs[part]).map(placeholders)).toEqual(
      Object.values(en[part]).map(placeholders),
    );
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
