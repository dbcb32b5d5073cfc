import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../api/contract/constants.ts';
import { brokenFileRule } from './brokenFileRule.ts';
import { conflictingRecord } from './conflict.ts';
import { firstBrokenRule } from './firstBrokenRule.ts';
import { missingTexts } from './missingTexts.ts';
import { requiredNumber, requiredPicture, requiredText } from './rules.ts';

it.each([
  ['Rys', undefined],
  ['  ', 'broken'],
  ['', 'broken'],
  [null, 'broken'],
])('a required text %j gives %j', (value, broken) => {
  expect(requiredText('broken')(value)).toBe(broken);
});

it.each([
  [0, undefined],
  ['12.5', undefined],
  ['', 'broken'],
  [null, 'broken'],
  [undefined, 'broken'],
])('a required number %j gives %j', (value, broken) => {
  expect(requiredNumber('broken')(value)).toBe(broken);
});

it('a required picture is a stored path or a chosen file', () => {
  const rule = requiredPicture('broken');
  const rawFile = new File(['x'], 'a.png', { type: 'image/png' });
  expect(rule('/uploads/a.webp')).toBeUndefined();
  expect(rule({ rawFile, src: 'blob:1', title: 'a.png' })).toBeUndefined();
  expect(rule('')).toBe('broken');
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

describe('the first error', () => {
  const rule = (key: string) => ({
    message: `@@react-admin@@${JSON.stringify(key)}`,
    type: 'validate',
  });

  it('is found in the order of the fields, however deep', () => {
    expect(
      firstBrokenRule({ translations: { cs: { name: rule('first') } }, slug: rule('second') }),
    ).toEqual({ key: 'first' });
  });

  it('is not one of the server, which the failed save tells', () => {
    expect(firstBrokenRule({ slug: { message: 'Taken', type: 'server' } })).toBeNull();
  });

  it('may carry values of its own', () => {
    const message = `@@react-admin@@${JSON.stringify({ message: 'min', args: { min: 0 } })}`;
    expect(firstBrokenRule({ price: { message, type: 'validate' } })).toEqual({
      key: 'min',
      args: { min: 0 },
    });
  });
});

describe('missing texts', () => {
  const fields = [{ name: 'name', required: 'rule' }, { name: 'description' }];

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
