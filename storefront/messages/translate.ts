import { fillIn } from '../../api/contract/fillIn.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { formFor } from '../../api/contract/messages/plurals.ts';
import type server from '../../api/contract/messages/site.json';
import type team from '../../api/contract/messages/team.json';
import { noBreaks } from '../../api/contract/noBreaks.ts';
import type blog from './texts/blog.json';
import type forms from './texts/forms.json';
import type home from './texts/home.json';
import type shop from './texts/shop.json';
import type site from './texts/site.json';

/** The keys of all text files. */
export type MessageKey = keyof (typeof server &
  typeof team &
  typeof blog &
  typeof forms &
  typeof home &
  typeof shop &
  typeof site)['en'];
export type Messages = Readonly<Record<MessageKey, string>>;
type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key = MessageKey> = (key: Key, values?: MessageValues) => string;

/**
 * A function that returns the site's texts in one language, in polyglot's syntax: `%{name}` is
 * interpolated, and of plural forms separated by `||||` the one for `smart_count` is used.
 */
export function createTranslate<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  locale: Locale,
): Translate<Key> {
  const written = (value: string | number) =>
    locale === 'cs' ? noBreaks(String(value)) : String(value);
  return (key, values = {}) => {
    const { smart_count: count } = values;
    const text: string = messages[key];
    return fillIn(typeof count === 'number' ? formFor(count, text, locale) : text, values, written);
  };
}
