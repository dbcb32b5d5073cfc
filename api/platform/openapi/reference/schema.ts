import { escapeHtml } from '../../html.ts';
import { isSchema, type Ref, type Schema } from '../model.ts';

/** A schema as a list of its fields, nested ones by their paths; '' when it has none. */
export function fieldList(schema: Schema): string {
  const rows = rowsOf(schema);
  return rows.length === 0 ? '' : `<div class="fields">${rows.map(row).join('')}</div>`;
}

/** What a value is, in a few words: `list of Car`, `text or null`. */
export function typeOf(schema: Schema): string {
  const { $ref, anyOf, oneOf, allOf, enum: values, type, items } = schema;
  if ($ref) {
    const name = escapeHtml(nameOf($ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const either = anyOf ?? oneOf;
  if (either && type === undefined) return either.map(typeOf).join(' or ');
  if (allOf && type === undefined) return allOf.map(typeOf).join(' with ');
  if (schema.const !== undefined) return code(schema.const);
  if (values) return values.map(code).join(' or ');
  if (schema.contentMediaType === 'application/octet-stream') return 'file';
  if (type === 'array') return isSchema(items) ? `list of ${typeOf(items)}` : 'list';
  return WORDS[String(type)] ?? String(type ?? 'anything');
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number' };

const code = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

interface Row {
  path: string;
  schema: Schema;
  required: boolean;
}

function rowsOf(schema: Schema, prefix = ''): Row[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): Row[] => {
    if (typeof property === 'boolean') return [];
    const path = prefix + name;
    const required = schema.required?.includes(name) ?? false;
    return [{ path, schema: property, required }, ...rowsOf(property, `${path}.`)];
  });
  const { items } = schema;
  const joined = (schema.allOf ?? []).flatMap((part) => rowsOf(part, prefix));
  const listed = isSchema(items) ? rowsOf(items, prefix.replace(/\.?$/, '[].')) : [];
  return [...own, ...joined, ...listed];
}

function row({ path, schema, required }: Row): string {
  const mark = required ? ' <b class="required">required</b>' : '';
  const notes = [...limitsOf(schema), ...(schema.description ? [prose(schema.description)] : [])];
  return `<div class="field"><code class="name">${escapeHtml(path)}</code><span class="type">${typeOf(schema)}${mark}</span><span class="notes">${notes.join(' ')}</span></div>`;
}

function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  ...schema
}: Schema): string[] {
  const said = [
    minimum !== undefined && `From ${minimum}.`,
    maximum !== undefined && maximum < LARGEST && `Up to ${maximum}.`,
    minLength !== undefined && minLength > 0 && 'Not empty.',
    maxLength !== undefined && `At most ${maxLength} characters.`,
    maxItems !== undefined && `At most ${maxItems}.`,
    isTelling(schema.default) && `Default ${code(schema.default)}.`,
  ];
  return said.filter((sentence) => sentence !== false);
}

/** Bounds that only keep numbers within the database's columns are omitted. */
const LARGEST = 21_000_000;

const isTelling = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== null && typeof value !== 'object';

/** A sentence of the document as HTML; text between backticks is code. */
export const prose = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join('');

/** The component behind a reference, or what stood there in its place. */
export function resolved<T extends object>(
  components: Readonly<Record<string, T>>,
  given: T | Ref,
): T {
  if (!('$ref' in given)) return given;
  const found = components[nameOf(String(given.$ref))];
  if (!found) throw new Error(`The document has no ${given.$ref}.`);
  return found;
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
