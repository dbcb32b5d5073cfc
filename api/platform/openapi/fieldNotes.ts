import notes from './fieldNotes.json' with { type: 'json' };
import type { Schema } from './model.ts';

const NOTES: Readonly<Record<string, string>> = notes;

/** A text next to `translations`, in the language of the request. */
export const BARE_TEXT: Schema = {
  type: 'string',
  description: 'In place of `translations`: the text in the language of `accept-language`.',
};

/** What a write sends to detect a concurrent change. */
export const VERSION: Schema = { type: 'integer', description: notes.version };

const STORED_FILE = 'Path of the stored file.';
const GIVEN_FILE =
  'Path of a stored file (`/uploads/…`), or an http(s) address, which is fetched once and stored.';
const FILE_INFO = 'What the server knows of the stored picture; read-only.';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  published_date: 'date',
  updated_date: 'date',
  created_at: 'date-time',
};

const INTEGER_BOUND = 2 ** 53 - 1;

/** A generated schema without noise: no ids, no bounds that every number has, notes at its fields. */
export function tidy(schema: Schema): Schema {
  const { $schema, $id, additionalProperties, ...kept } = schema;
  const result: Schema = { ...kept };
  // Further fields are dropped on the way in and may join on the way out (`_embed`).
  if (typeof additionalProperties === 'object') {
    result.additionalProperties = tidy(additionalProperties);
  }
  if (result.minimum === -INTEGER_BOUND) delete result.minimum;
  if (result.maximum === INTEGER_BOUND) delete result.maximum;
  if (result.required?.length === 0) delete result.required;
  // The pattern is that of times once they are parsed; any zone, and none, is taken.
  if (result.format === 'date-time') delete result.pattern;
  if (result.properties) {
    result.properties = Object.fromEntries(
      Object.entries(result.properties).map(([name, property]) => [
        name,
        typeof property === 'boolean' ? property : noted(name, tidy(property)),
      ]),
    );
  }
  const { items } = result;
  if (typeof items === 'object' && !Array.isArray(items)) result.items = tidy(items);
  for (const word of ['anyOf', 'oneOf', 'allOf'] as const) {
    const list = result[word];
    if (list) result[word] = list.map(tidy);
  }
  return result;
}

function noted(name: string, property: Schema): Schema {
  const note = name === 'id' && isText(property) ? undefined : NOTES[name];
  const description = property.description ?? note ?? fileNote(name, property);
  const format = property.type === 'string' ? FORMATS[name] : undefined;
  return { ...property, ...(format && { format }), ...(description && { description }) };
}

/** Whether a field may be a text. */
const isText = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'string' || anyOf.some((one) => typeof one === 'object' && one.type === 'string');

function fileNote(name: string, property: Schema): string | undefined {
  if (name.endsWith('_path')) return property.maxLength === undefined ? STORED_FILE : GIVEN_FILE;
  return name.endsWith('_info') ? FILE_INFO : undefined;
}
