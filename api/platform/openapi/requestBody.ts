import { type ZodType, z } from 'zod';
import { inSchema } from './inSchema.ts';
import { json, type Schema, schemaRef, type WriteBody } from './model.ts';

export interface FormFile {
  file: string;
  /** The JSON field that the file replaces. */
  path?: string;
  /** Media types that are taken, as `encoding` lists them. */
  types: string;
  many?: number;
}

/** What is taken as a picture; the content decides, not the name. */
export const PICTURE_TYPES =
  'image/jpeg, image/png, image/webp, image/gif, image/avif, image/svg+xml';

export const typesOf = (more?: string): string =>
  more ? `${PICTURE_TYPES}, ${more}` : PICTURE_TYPES;

/**
 * A body in both spellings; in a form nested objects are JSON texts and paths are sent as files. A Zod schema
 * parses it, too; with a JSON schema the route parses its fields itself.
 */
export function requestBody<Input>(
  name: string,
  schema: ZodType<Input> | (() => Schema),
  files: readonly FormFile[] = [],
): WriteBody<Input> {
  return {
    required: true,
    describe() {
      const whole = schema instanceof z.ZodType ? inSchema(schema) : schema();
      const form = files.length === 0 ? whole : withFiles(whole, files);
      const formName = files.length === 0 ? name : `${name}Form`;
      return {
        content: {
          ...json(schemaRef(name)),
          'multipart/form-data': { schema: schemaRef(formName), ...encodingOf(form, files) },
        },
        inputs: { [name]: whole, [formName]: form },
      };
    },
    schema: schema instanceof z.ZodType ? schema : null,
    maxFiles: files.reduce((sum, { many = 1 }) => sum + many, 0),
  };
}

/**
 * A body that its route parses in `run`, since something else is answered first: a record that isn't
 * there is a 404, whatever was sent.
 */
export const parsedInRun = (body: WriteBody): WriteBody<unknown> => ({ ...body, schema: null });

function withFiles(schema: Schema, files: readonly FormFile[]): Schema {
  const required = schema.required ?? [];
  const either = files.filter(
    ({ file, path }) => path !== undefined && path !== file && required.includes(path),
  );
  const always = required.filter((name) => !either.some(({ path }) => path === name));
  const { required: _required, ...rest } = schema;
  return {
    ...rest,
    description: 'The fields of the JSON body; nested objects and lists are JSON texts.',
    properties: {
      ...schema.properties,
      ...Object.fromEntries(files.map((field) => [field.file, fileSchema(field)])),
    },
    ...(always.length > 0 && { required: always }),
    ...(either.length > 0 && {
      allOf: either.map(({ file, path = file }) => ({
        anyOf: [having(file), having(path)],
      })),
    }),
  };
}

const having = (name: string): Schema => ({
  type: 'object',
  properties: { [name]: {} },
  required: [name],
});

function fileSchema({ path, many }: FormFile): Schema {
  const one: Schema = { type: 'string', contentMediaType: 'application/octet-stream' };
  const description =
    path === undefined
      ? 'Files of at most 15 MB each.'
      : `A file of at most 15 MB, in place of \`${path}\`.`;
  return many === undefined
    ? { ...one, description }
    : { type: 'array', items: one, maxItems: many, description };
}

function encodingOf(form: Schema, files: readonly FormFile[]) {
  const nested = Object.entries(form.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'object' && (property.type === 'object' || property.type === 'array')
      ? [[name, { contentType: 'application/json' }] as const]
      : [],
  );
  const sent = files.map(({ file, types }) => [file, { contentType: types }] as const);
  const encoding = Object.fromEntries([...nested, ...sent]);
  return Object.keys(encoding).length > 0 ? { encoding } : {};
}
