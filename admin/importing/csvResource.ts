import { field } from '../../api/client/readAnswer.ts';
import type { Descriptor } from '../../api/contract/descriptor.ts';
import type { MessageKey, MessageParams } from '../../api/contract/messages/messages.ts';
import type { ContentPath } from '../../api/contract/resources.ts';
import type { ProductFeature } from '../../api/contract/types.ts';
import type { FormFields } from '../providers/formData.ts';

/** Why a cell or row is rejected: a rule of the contract, or of the import itself. */
export interface Problem {
  key: MessageKey | `importing.${string}`;
  params?: MessageParams;
}

export interface CsvField {
  /** Its heading, the same in both languages. */
  name: string;
  path: readonly string[];
  /** The spreadsheet formats that its cells may have. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'date';
  choices?: readonly string[];
  /** An empty cell clears the value instead of leaving it unset. */
  isNullable?: boolean;
}

export interface CsvResource {
  fields: readonly CsvField[];
  content: Descriptor & { path: ContentPath };
}

export function columnsOf(fields: readonly CsvField[], record: FormFields): FormFields {
  const unfolded = withFeatureTexts(record);
  return Object.fromEntries(fields.map(({ name, path }) => [name, valueAt(unfolded, path)]));
}

/** A record with the values of some columns replaced. */
export function withColumns(
  fields: readonly CsvField[],
  record: FormFields,
  columns: FormFields,
): FormFields {
  const changed = fields
    .filter(({ name }) => name in columns)
    .reduce<FormFields>(
      (fields, { name, path }) => withValueAt(fields, path, columns[name]),
      withFeatureTexts(record),
    );
  return withFeatureList(changed);
}

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => field(value, name), record);

function withValueAt(
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

const isFeatureList = (value: unknown): value is readonly ProductFeature[] => Array.isArray(value);

/** A product with its features as one text per language, one per line. */
function withFeatureTexts(product: FormFields): FormFields {
  const { features } = product;
  if (!isFeatureList(features)) return product;
  const lines = (locale: 'cs' | 'en') => features.map((feature) => feature[locale]).join('\n');
  return { ...product, features: { cs: lines('cs'), en: lines('en') } };
}

/** The inverse: lines at the same position are one feature's two languages. */
function withFeatureList(product: FormFields): FormFields {
  if (product.features === undefined) return product;
  const lines = (locale: 'cs' | 'en') =>
    String(valueAt(product.features, [locale]) ?? '').split('\n');
  const cs = lines('cs');
  const en = lines('en');
  const features = Array.from({ length: Math.max(cs.length, en.length) }, (_, index) => ({
    cs: cs[index]?.trim() ?? '',
    en: en[index]?.trim() ?? '',
  }));
  return { ...product, features: features.filter((feature) => feature.cs || feature.en) };
}
