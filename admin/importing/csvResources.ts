// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import type { ZodType } from 'zod';
import type { Descriptor } from '../../api/contract/descriptor.ts';
import { keysOf } from '../../api/contract/loading.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { coreOf, plainTypeOf } from '../../api/contract/recordOf.ts';
import { CONTENT, type ContentPath } from '../../api/contract/resources.ts';
import { schemasOf } from '../../api/contract/schemas.ts';
import type { FormFields } from '../providers/formData.ts';
import type { CsvField, CsvResource } from './csvResource.ts';
import { foldFeatures, unfoldFeatures } from './features.ts';

/** Every resource that can be imported, with a column for each plain field of its writes. */
export const CSV_RESOURCES: Readonly<Record<string, CsvResource>> = Object.fromEntries(
  CONTENT.filter(({ isImported }) => isImported).map((resource) => [
    resource.screen,
    {
      fields: columnsOf(resource),
      keyOf: (record: FormFields) => keysOf(resource, record, null)[0] ?? '',
      ...(resource.screen === 'products' && { unfold: unfoldFeatures, fold: foldFeatures }),
    },
  ]),
);

function columnsOf({ path, derived = [] }: Descriptor & { path: ContentPath }): CsvField[] {
  const { create, record, update } = schemasOf(path);
  return Object.entries(update.shape).flatMap(([name, schema]) => {
    if (derived.includes(name)) return [];
    if (name === 'features') return LOCALES.map((locale) => textColumn(name, locale));
    const whenNew = create.shape[name] ?? schema;
    const isText = plainTypeOf(record.shape[name] ?? schema) === 'text';
    return fieldsIn([name], schema, whenNew, isText);
  });
}

/** A column of several lines whose fields are made by `fold`. */
function textColumn(name: string, locale: string): CsvField {
  return {
    name: `${name}_${locale}`,
    path: [name, locale],
    kind: 'text',
  };
}

/** The columns of a field: one for a plain value, of an object those of its fields. */
function fieldsIn(path: string[], schema: ZodType, whenNew: ZodType, isText = false): CsvField[] {
  const core = coreOf(schema)._zod.def;
  if (core.type === 'object') {
    const inNew = coreOf(whenNew)._zod.def;
    const newShape = inNew.type === 'object' ? inNew.shape : core.shape;
    return Object.entries(core.shape).flatMap(([name, inner]) =>
      fieldsIn([...path, name], inner as ZodType, (newShape[name] ?? inner) as ZodType),
    );
  }
  const type = isText ? 'text' : plainTypeOf(schema);
  if (type === null) return [];
  const field = { name: headingOf(path), path, schema, whenNew };
  if (core.type === 'enum') {
    return [{ ...field, kind: 'choice', choices: Object.values(core.entries).map(String) }];
  }
  const isFixed = path[0] === 'setting_key';
  const isDate = /(?:^|_)date$/.test(field.name);
  const kinds = { boolean: 'flag', integer: 'number', number: 'number' } as const;
  const kind = type === 'text' ? (isDate ? 'date' : 'text') : kinds[type];
  return [{ ...field, kind, ...(isFixed && { isFixed }) }];
}

/** `translations.cs.name` is `name_cs`; other objects add nothing to the names of their fields. */
function headingOf(path: readonly string[]): string {
  const [first = '', second = '', third = ''] = path;
  if (first === 'translations') return `${third}_${second}`;
  return path.length === 1 ? first : path.slice(1).join('_');
}

/** Orders are exported alone: they come from the shop. */
export const ORDERS_CSV: Pick<CsvResource, 'fields' | 'unfold'> = {
  fields: ['created_at', 'customer_name', 'customer_email', 'total', 'status'].map((name) => ({
    name,
    path: [name],
    kind: 'text',
  })),
};
