import { LOCALES } from '../../api/contract/locales.ts';
import type { MessageKey, MessageParams } from '../../api/contract/messages/messages.ts';
import type { FormFields } from '../providers/formData.ts';

/** How the cells of a column are read, see readCell. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'integer'
  | 'optionalInteger'
  | 'money'
  | 'flag'
  | 'choice'
  | 'date'
  | 'url'
  | 'eventUrl'
  | 'picture'
  | 'slug';

/** Why a cell or row is refused: by a rule of the contract, or of the import itself. */
export interface Problem {
  key: MessageKey | `importing.${string}`;
  params?: MessageParams;
}

/** One column of a resource's CSV file. */
export interface CsvField {
  /** Its heading, the same in both languages. */
  name: string;
  /** The path of its value in the record. */
  path: readonly string[];
  kind: FieldKind;
  choices?: readonly string[];
  /** The message when it is missing. */
  required?: MessageKey;
  /** The message when a new record misses it. */
  requiredWhenNew?: MessageKey;
  /** Set once, when the record is made. */
  fixed?: boolean;
}

/** How a resource's records are written in a CSV file. */
export interface CsvResource {
  fields: readonly CsvField[];
  /** What a record is recognised by beside its id; '' for nothing. */
  keyOf: (record: FormFields) => string;
  /** The record as its columns see it, where that differs. */
  unfold?: (record: FormFields) => FormFields;
  /** The reverse: the fields to write for the changed columns. */
  fold?: (changes: FormFields, record: FormFields | null) => FormFields;
}

type Options = Omit<CsvField, 'name' | 'path' | 'kind'>;

/** A column of a plain field. */
export const column = (name: string, kind: FieldKind, options: Options = {}): CsvField => ({
  name,
  path: [name],
  kind,
  ...options,
});

/** A text's columns, one per language: `name_cs`, `name_en`. */
export const translated = (name: string, kind: FieldKind, options: Options = {}): CsvField[] =>
  LOCALES.map((locale) => ({
    name: `${name}_${locale}`,
    path: ['translations', locale, name],
    kind,
    ...options,
  }));

/** The value at a path; undefined where the record has none. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    record,
  );
}

/** The record with another value at a path. */
export function withValueAt(
  record: FormFields,
  [name, ...rest]: readonly string[],
  value: unknown,
): FormFields {
  if (name === undefined) return record;
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = record[name];
  const fields = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...record, [name]: withValueAt(fields, rest, value) };
}
