import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { toFieldErrors } from '../fieldErrors.ts';
import { messageText } from '../messages/messages.ts';
import { contactForm, records } from '../testing/examples.ts';
import { blogPostUpdate } from './blogPost.ts';
import { contactMessageCreate, messageReplyCreate } from './contactMessage.ts';
import { galleryItemUpdate } from './galleryItem.ts';
import { settingUpdate } from './setting.ts';

function messageOf(schema: ZodType, input: object): string | null {
  const { error } = schema.safeParse(input);
  if (!error) return null;
  const { key, params } = toFieldErrors(error).first;
  return messageText(key, 'en', params);
}

const title = (text: string): [ZodType, object] => [
  galleryItemUpdate,
  { translations: { en: { title: text } } },
];
const message = (text: string): [ZodType, object] => [
  contactMessageCreate,
  { ...contactForm, message: text },
];
const value = (text: string): [ZodType, object] => [
  settingUpdate,
  { setting_key: 'contact_address', value: text },
];
const reply = (text: string): [ZodType, object] => [messageReplyCreate, { replyMessage: text }];
const content = (text: string): [ZodType, object] => {
  const { en, cs } = records.blogPostRecord.translations;
  return [blogPostUpdate, { translations: { en: { ...en, content: text }, cs } }];
};

describe('lengths', () => {
  it.each([
    ['one line', title, 200],
    ['several lines', message, 5_000],
    ['several lines of a setting', value, 5_000],
    ['rich text of a reply', reply, 200_000],
    ['rich text of a post', content, 200_000],
  ] as const)('%s', (_, inputOf, limit) => {
    expect(messageOf(...inputOf('a'.repeat(limit)))).toBe(null);
    expect(messageOf(...inputOf('a'.repeat(limit + 1)))).toBe(
      `This text may have at most ${limit} characters.`,
    );
  });

  it('counts after trimming', () => {
    expect(messageOf(...title(` ${'a'.repeat(200)} `))).toBe(null);
  });
});

describe('control characters', () => {
  const REFUSED = 'The text contains characters that are not allowed.';

  it.each(['\u0000', '\u0007', '\u001b', '\u007f'])('%j is refused everywhere', (character) => {
    for (const inputOf of [title, message, value, reply, content]) {
      expect(messageOf(...inputOf(`a${character}b`))).toBe(REFUSED);
    }
  });

  it.each(['\n', '\r', '\t', '\u2028'])('%j is refused within one line', (character) => {
    expect(messageOf(...title(`a${character}b`))).toBe(REFUSED);
  });

  it('multi-line texts may contain newline and tab', () => {
    expect(messageOf(...message('a\n\tb'))).toBe(null);
    expect(contactMessageCreate.parse({ ...contactForm, message: 'a\r\nb\rc' }).message).toBe(
      'a\nb\nc',
    );
  });

  it('header injection through a contact form is refused', () => {
    const subject = 'Hello\r\nBcc: all@example.com';
    expect(messageOf(contactMessageCreate, { ...contactForm, subject })).toBe(REFUSED);
  });
});

it('emoji and letters of other scripts are text like any other', () => {
  expect(messageOf(...title('Žluťoučký кінь 🏁'))).toBe(null);
});
