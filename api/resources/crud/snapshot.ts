import type { Entity } from '../../../db/models/row.ts';
import { LIMITS } from '../../contract/constants.ts';
import { FALLBACK_LOCALE, type Locale, type PerLocale } from '../../contract/locales.ts';
import type { Resource } from './declaration.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A record as a write would bring it: the fields that its resource's writes take, and those that are
 * set once; without ids, versions and what the server tells of pictures.
 */
export function snapshotOf<M extends Entity, Input, Wire>(
  { asInput, present, update, fixed = [], derived = [] }: Resource<M, Input, Wire>,
  record: M,
): Record<string, unknown> {
  const wire = present(record, {
    locale: FALLBACK_LOCALE,
    picture: () => null,
    isAdministrator: true,
  });
  const fields: Fields = { ...wire, ...asInput?.(record) };
  const written = Object.keys(update.shape).filter(
    (name) => fields[name] !== undefined && !derived.includes(name),
  );
  return {
    ...Object.fromEntries(written.map((name) => [name, withoutInfos(fields[name])])),
    ...Object.fromEntries(fixed.map((column) => [column, Reflect.get(record, column)])),
  };
}

function withoutInfos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInfos);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.endsWith('_info'))
      .map(([name, inner]) => [name, withoutInfos(inner)]),
  );
}

/** Fields that a record may be called by, the better one first: texts, then what all languages share. */
const TEXTS = ['name', 'title', 'label', 'alt_text', 'description'];
const SHARED = ['name', 'setting_key', 'slug'];

/** What a record is called, per language. */
export function namesOf(snapshot: Fields): PerLocale<string> {
  const own = (locale: Locale) => first(textsIn(snapshot, locale), TEXTS);
  const shared = first(snapshot, SHARED);
  return {
    cs: own('cs') || own('en') || shared,
    en: own('en') || own('cs') || shared,
  };
}

function textsIn({ translations }: Fields, locale: Locale): Fields {
  const texts: unknown = Reflect.get(Object(translations ?? {}), locale);
  return Object.fromEntries(Object.entries(Object(texts ?? {})));
}

/** The first line of the first text that is there. */
function first(fields: Fields, names: readonly string[]): string {
  const texts = names.map((name) => fields[name]).filter((text) => typeof text === 'string');
  const [line = ''] = texts.find((text) => text !== '')?.split('\n') ?? [];
  return line.slice(0, LIMITS.line);
}
