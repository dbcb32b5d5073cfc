import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../api/contract/constants.ts';
import { conflictingRecord } from '../conflicts/conflict.ts';
import { brokenFileRule } from '../pictures/files.ts';
import { brokenRules } from './contractRules.ts';
import { firstMessage } from './firstMessage.ts';
import { missingTexts } from './missingTexts.ts';

describe('the rules of the contract', () => {
  const picture = { rawFile: new File(['x'], 'a.png'), src: 'blob:1', title: 'a.png' };
  const names = { name: 'Rys', position: 'Driver' };

  it('are those of the resource, in the reader’s language', () => {
    const member = { image_path: picture, translations: { en: names, cs: { name: ' ' } } };
    expect(brokenRules('team', true, member, 'cs')).toEqual({
      'translations.cs.name': 'Jméno a pozice jsou povinné v obou jazycích',
      'translations.cs.position': 'Jméno a pozice jsou povinné v obou jazycích',
    });
  });

  it('take a chosen file for a picture, which only a new record must have', () => {
    const member = { image_path: '', translations: { en: names, cs: names } };
    expect(brokenRules('team', true, member, 'en')).toEqual({
      image_path: 'Photo is required for new member',
    });
    expect(brokenRules('team', true, { ...member, image_path: picture }, 'en')).toEqual({});
    expect(brokenRules('team', false, member, 'en')).toEqual({});
  });

  it('come in their own order', () => {
    expect(Object.values(brokenRules('blog', true, {}, 'en'))).toEqual([
      'URL slug is required for both languages',
      'URL slug is required for both languages',
      'Title is required in both languages',
      'Title is required in both languages',
    ]);
  });

  it('cover the alternative text of a picture', () => {
    const alt = { en: 'x'.repeat(201), cs: '' };
    expect(brokenRules('gallery', false, { image_info: { alt } }, 'en')).toEqual({
      'image_info.alt.en': 'This text may have at most 200 characters.',
    });
  });
});

describe('a chosen file', () => {
  const file = (type: string, size: number) =>
    Object.defineProperty(new File(['x'], 'a', { type }), 'size', { value: size });

  it.each([
    ['image/png', 10, null],
    ['text/html', 10, 'paddock.picture.wrongType'],
    ['image/png', 0, 'paddock.picture.empty'],
    ['image/png', LIMITS.uploadBytes + 1, 'paddock.picture.tooLarge'],
  ])('of type %s and %i bytes gives %j', (type, size, broken) => {
    expect(brokenFileRule(file(type, size))).toBe(broken);
  });
});

describe('the first message', () => {
  it('is found in the order of the fields, however deep', () => {
    const rule = (message: string) => ({ message, type: 'rule' });
    expect(
      firstMessage({ translations: { cs: { name: rule('first') } }, slug: rule('second') }),
    ).toBe('first');
    expect(firstMessage({})).toBeNull();
  });

  it('may be limited to errors of one type', () => {
    expect(firstMessage({ slug: { message: 'Taken', type: 'server' } }, 'rule')).toBeNull();
  });
});

describe('missing texts', () => {
  const fields = [{ name: 'name', required: true }, { name: 'description' }];

  it('are those required, and those that the other language has', () => {
    const translations = { cs: { name: 'Rys', description: ' ' }, en: { description: 'A car' } };
    expect(missingTexts(translations, 'cs', fields).map(({ name }) => name)).toEqual([
      'description',
    ]);
    expect(missingTexts(translations, 'en', fields).map(({ name }) => name)).toEqual(['name']);
  });
});

describe('a conflict', () => {
  const failure = (status: number, body: unknown) =>
    Object.assign(new Error('x'), { status, body });

  it('brings the record as it is now', () => {
    expect(conflictingRecord(failure(409, { record: { id: 1, version: 5 } }))).toEqual({
      id: 1,
      version: 5,
    });
  });

  it.each([
    [409, { errors: { slug: 'taken' } }],
    [422, { record: { id: 1, version: 5 } }],
    [500, null],
  ])('is not an answer %i with %j', (status, body) => {
    expect(conflictingRecord(failure(status, body))).toBeNull();
  });
});

it('of a resource without declared rules are a mistake, and not those of another one', () => {
  expect(() => brokenRules('users', true, {}, 'en')).toThrow('users');
});
