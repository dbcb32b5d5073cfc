// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import type { ZodType } from 'zod';
import type { Descriptor } from '../../api/contract/descriptor.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { coreOf, plainTypeOf } from '../../api/contract/recordOf.ts';
import { CONTENT, type ContentPath } from '../../api/contract/resources.ts';
import { schemasOf } from '../../api/contract/schemas.ts';
import type { CsvField, CsvResource } from './csvResource.ts';

/** Every importable resource, with a column for each writable plain field. */
export const CSV_RESOURCES: Readonly<Record<string, CsvResource>> = Object.fromEntries(
  CONTENT.filter(({ isImported }) => isImported).map((content) => [
    content.screen,
    { content, fields: fieldsOf(content) },
  ]),
);

function fieldsOf({ path, derived = [] }: Descriptor & { path: ContentPath }): CsvField[] {
  const { record, update } = schemasOf(path);
  return Object.entries(update.shape).flatMap(([name, schema]) => {
    if (derived.includes(name)) return [];
    if (name === 'features') {
      return LOCALES.map((locale) => textField(`${name}_${locale}`, [name, locale]));
    }
    if (plainTypeOf(record.shape[name] ?? schema) === 'text' && plainTypeOf(schema) === null) {
      return textField(name);
    }
    return fieldsIn([name], schema);
  });
}

function textField(name: string, path = [name]): CsvField {
  return { name, path, kind: 'text' };
}

/** The columns of a field: one for a plain value, one per field of an object. */
function fieldsIn(path: string[], schema: ZodType): CsvField[] {
  const core = coreOf(schema)._zod.def;
  if (core.type === 'object') {
    return Object.entries(core.shape).flatMap(([name, inner]) =>
      fieldsIn([...path, name], inner as ZodType),
    );
  }
  const type = plainTypeOf(schema);
  if (type === null) return [];
  const field = {
    name: headingOf(path),
    path,
    isNullable: schema.safeParse(null).data === null,
  };
  if (core.type === 'enum') {
    return [{ ...field, kind: 'choice', choices: Object.values(core.entries).map(String) }];
  }
  const isDate = /(?:^|_)(?:date|from|until)$/.test(field.name);
  const kinds = {
    boolean: 'flag',
    integer: 'number',
    number: 'number',
    moment: 'date',
  } as const;
  const kind = type === 'text' ? (isDate ? 'date' : 'text') : kinds[type];
  return [{ ...field, kind }];
}

/** `translations.cs.name` is `name_cs`; other objects add no prefix. */
function headingOf(path: readonly string[]): string {
  const [first = '', second = '', third = ''] = path;
  if (first === 'translations') return `${third}_${second}`;
  return path.length === 1 ? first : path.slice(1).join('_');
}
