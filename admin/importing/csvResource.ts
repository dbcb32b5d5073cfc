// biome-ignore lint/style/noRestrictedImports: types alone
import type { ZodType } from 'zod';
import type { MessageKey, MessageParams } from '../../api/contract/messages/messages.ts';
import type { FormFields } from '../providers/formData.ts';

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
  /** Which spellings of spreadsheets its cells may have. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'date';
  choices?: readonly string[];
  /** The contract's rules of its values; none where `fold` makes the value. */
  schema?: ZodType;
  /** The same for a new record. */
  whenNew?: ZodType;
  /** Set once, when the record is made. */
  isFixed?: boolean;
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
