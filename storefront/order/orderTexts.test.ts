import { expect, it } from 'vitest';
import checkout from '../checkout/messages/texts.json';
import ways from '../contact/messages/ways.json';
import consent from '../legal/messages/consent.json';
import password from '../login/messages/password.json';
import login from '../login/messages/texts.json';
import search from '../search/messages/texts.json';
import alert from '../shop/messages/alert.json';
import form from '../ui/messages/form.json';
import lightbox from '../ui/messages/lightbox.json';
import order from './messages/texts.json';

const names = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const forms = (text: string) => text.split('||||').length;

it.each([
  ['orders’ pages', order],
  ['the checkout', checkout],
  ['the sign-in', login],
  ['the pages of passwords', password],
  ['the search', search],
  ['the mail about what is in stock again', alert],
  ['the lightbox', lightbox],
  ['forms', form],
  ['the ways to reach the team', ways],
  ['the answer about cookies', consent],
])(
  '%s have the same texts in both languages, with the same values and all plural forms',
  (_, texts) => {
    expect(Object.keys(texts.cs)).toEqual(Object.keys(texts.en));
    for (const [key, en] of Object.entries(texts.en)) {
      const cs: string = Reflect.get(texts.cs, key);
      expect(names(cs), key).toEqual(names(en));
      expect([forms(en), forms(cs)], key).toBeOneOf([
        [1, 1],
        [2, 3],
      ]);
    }
  },
);
